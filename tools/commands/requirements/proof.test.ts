import { expect, test } from "vitest";
import { countByGroup, prove, readRequirements, readTitles } from "./proof.ts";

const document =
  "| Id | Requirement | Decision |\n|---|---|---|\n| CRT-01 | A cart | K03. |\n| CRT-02 | At most five | - |\n| K03 | A conflict | - |\n";

test("Requirements are read from the table, tests from titles with one or several ids", () => {
  const titles = readTitles(
    "cart.test.ts",
    'test.each(Object.entries(all))("[CRT-01] the cart on %s", () => {});\ntest(`[CRT-02, CRT-01] "five"`, () => {});\njourney("[CRT-02, K03, AC-16] home", async () => {});\ntest("no id", () => {});',
  );
  const proven = prove(readRequirements(document), titles);
  expect(proven.map(({ id, tests }) => [id, tests.length])).toEqual([
    ["CRT-01", 2],
    ["CRT-02", 2],
  ]);
});

test("Open requirements are counted by group", () => {
  const proven = prove(readRequirements(document), [{ path: "a.test.ts", title: "[CRT-02] five" }]);
  expect(countByGroup(proven)).toEqual([
    "CRT    1 of   2 proven,   0 in part,   1 open",
    "All    1 of   2 proven,   0 in part,   1 open",
  ]);
});

test("An id that all of its tests mark is proven in part; one test without the mark proves it", () => {
  const proofs = (...titles: string[]) =>
    prove(
      readRequirements(document),
      titles.map((title) => ({ path: "a.test.ts", title })),
    ).map(({ proof }) => proof);
  expect(proofs("[CRT-01~] half", "[CRT-02, CRT-01~] other half")).toEqual(["in part", "proven"]);
  expect(proofs("[CRT-01~, CRT-02~] half", "[CRT-01] whole")).toEqual(["proven", "in part"]);
  const parts = prove(readRequirements(document), [{ path: "a.test.ts", title: "[CRT-01~] half" }]);
  expect(countByGroup(parts).at(-1)).toBe("All    0 of   2 proven,   1 in part,   1 open");
});
