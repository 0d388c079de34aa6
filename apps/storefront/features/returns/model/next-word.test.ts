import { describe, expect, test } from "vitest";
import english from "../messages/en-US.json" with { type: "json" };
import indonesian from "../messages/id-ID.json" with { type: "json" };
import { isHeld, nextWord } from "./next-word.ts";

const exchange = (status: string, replacement?: string) => ({
  status,
  returnMode: "EXCHANGE",
  replacement: replacement ? { status: replacement } : null,
});

describe("what happens next with an exchange", () => {
  test.each([
    ["SENT", "REQUESTED", /sedang kami siapkan/, /getting your new size ready/],
    ["SENT", "SENT", /dalam perjalanan/, /on its way to you/],
    ["SENT", "DELIVERED", /Ukuran barumu sudah sampai/, /new size was delivered/],
    ["RECEIVED", "REQUESTED", /sedang kami siapkan/, /getting your new size ready/],
    ["RECEIVED", "SENT", /dalam perjalanan ke alamatmu/, /on its way to you/],
    ["RECEIVED", "DELIVERED", /Ukuran barumu sudah sampai/, /new size was delivered/],
  ])("follows both parcels: the old size %s, the new one %s", (status, replacement, inIndonesian, inEnglish) => {
    const word = nextWord(exchange(status, replacement));
    expect(indonesian[word]).toMatch(inIndonesian);
    expect(english[word]).toMatch(inEnglish);
  });

  test("promises no money, and says of what is rejected that nothing is exchanged", () => {
    expect(nextWord(exchange("REJECTED", "HELD"))).toBe("next.REJECTED.EXCHANGE");
    expect(nextWord({ status: "REJECTED", returnMode: "REFUND" })).toBe("next.REJECTED");
    expect(nextWord({ status: "UNHEARD_OF", returnMode: "EXCHANGE" })).toBe("next.REQUESTED");
  });
});

test("a return of what points paid whole promises points, not money", () => {
  const next = (status: string, amount: number) =>
    nextWord({ status, returnMode: "REFUND", refund: { amount, points: 25_000 } });
  for (const status of ["SENT", "RECEIVED"]) {
    expect(indonesian[next(status, 0)]).toMatch(/poinmu/i);
    expect(english[next(status, 0)]).not.toMatch(/money/);
    expect(indonesian[next(status, 1)]).toMatch(/danamu/i);
  }
  expect(next("REFUNDED", 0)).toBe("next.REFUNDED");
});

test("a new size is set aside until it is packed", () => {
  expect(isHeld(exchange("APPROVED"))).toBe(true);
  expect(isHeld(exchange("APPROVED", "HELD"))).toBe(true);
  for (const status of ["REQUESTED", "SENT", "DELIVERED"]) expect(isHeld(exchange("SENT", status))).toBe(false);
});
