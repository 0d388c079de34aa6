import { expect, test } from "vitest";
import type { Seen } from "./clients.ts";
import { seenRow } from "./seen-row.ts";

const purchase = (begun: number, ended: number, how: Seen["how"] = "done", why?: string): Seen => ({
  what: "purchase",
  begun,
  ended,
  how,
  ...(why ? { why } : {}),
});

test("a row shows what ended within its time: refused, slow, failed and why, and the longest pause", () => {
  const seen = [
    purchase(0, 900),
    purchase(1_000, 1_100),
    purchase(1_000, 4_500),
    purchase(1_000, 5_000, "refused"),
    purchase(1_000, 6_000, "failed", "status 502"),
    purchase(5_000, 12_000),
  ];
  const row = seenRow("a mishap", seen, [1_000, 11_000]);
  expect(row).toMatchObject({ name: "a mishap", ratePerSecond: 0.2, p50Ms: 3_500, p99Ms: 3_500 });
  expect(row.remark).toBe(
    "4 purchases: 1 refused, 1 slow, 1 failed (1 status 502); 0 pages: 0 refused, 0 slow, 0 failed; longest time without a purchase 6.5 s",
  );
});

test("a row misses its target when something failed that should not, or purchases stopped for too long", () => {
  const window = [0, 10_000] as const;
  const steady = Array.from({ length: 10 }, (_none, n) => purchase(n * 1_000, n * 1_000 + 500));
  const rowOf = (seen: readonly Seen[], bearable: Parameters<typeof seenRow>[3]) =>
    seenRow("a mishap", seen, window, bearable);
  const wanted = { nothingFails: true, longestGapMs: 3_000 } as const;
  expect(rowOf(steady, wanted)).toMatchObject({ target: "nothing fails, purchases go on within 3 s", met: true });
  expect(rowOf([...steady, purchase(1, 2, "failed", "status 502")], wanted).met).toBe(false);
  expect(rowOf([...steady, { ...purchase(1, 2, "failed"), what: "page" }], wanted).met).toBe(false);
  expect(rowOf(steady.slice(0, 6), wanted).met).toBe(false);
  expect(rowOf([], {})).not.toHaveProperty("met");
});
