import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { csvCell, replayQuery, replayText } from "./replay-report.ts";

const answer = {
  ordersLookedAt: 2,
  ordersTouched: 1,
  units: 1,
  cost: 80_000,
  revenueBefore: 800_000,
  revenueAfter: 720_000,
  shareGivenAway: 10,
  marginBefore: null,
  marginAfter: null,
  piecesWithoutCost: null,
  choicesOpen: 0,
  suspiciousCount: 1,
  suspicious: [{ orderCode: "=GL1", reasons: ["NEAR_ZERO", "MANY_USES"] }],
};

test("the query is one of the staff's gateway", () => {
  const path = new URL("../../apps/shop/modules/desk/schema/staff.graphql", import.meta.url);
  expect(validate(buildSchema(readFileSync(path, "utf8")), parse(replayQuery))).toEqual([]);
});

test("a report reads as lines, and as CSV without formulas", () => {
  expect(replayText(answer, false)).toContain("cost              80000\n");
  expect(replayText(answer, false)).not.toContain("margin");
  expect(replayText({ ...answer, marginBefore: 300_000, marginAfter: -20_000, piecesWithoutCost: 0 }, true)).toContain(
    `"marginBefore",300000,""\r\n"marginAfter",-20000,""\r\n"piecesWithoutCost",0,""`,
  );
  const csv = replayText(answer, true);
  expect(csv.split("\r\n")[0]).toBe('"what","value","reasons"');
  expect(csv).toContain(`"suspicious","'=GL1","NEAR_ZERO MANY_USES"\r\n`);
});

test.each([
  ['a "b", c', '"a ""b"", c"'],
  ["+1", `"'+1"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
])("the cell %j is written %s", (cell, written) => expect(csvCell(cell)).toBe(written));
