import { expect, test } from "vitest";
import type { Listing } from "../load-listing.server.ts";
import { withKnownOptions } from "./known-options.ts";

const group = (code: string, counts: Readonly<Record<string, number>>): Listing["filters"][number] => ({
  code,
  name: code,
  type: "CHECKBOX",
  items: Object.entries(counts).map(([item, count]) => ({
    code: item,
    name: item,
    parentCode: null,
    colour: null,
    count,
    selected: false,
  })),
});

const optionCounts = (groups: Listing["filters"]) =>
  groups.map(({ code, items }) => [code, ...(items ?? []).map((item) => `${item.code} ${item.count}`)]);

test("what has no goods any more stays, empty, behind what has some", () => {
  const known = [group("brand", { RAUNG: 4, OMBAK: 3, KARANG: 2 }), group("size", { "EU-40": 5 })];
  expect(optionCounts(withKnownOptions(known, [group("brand", { OMBAK: 1 })]))).toEqual([
    ["brand", "OMBAK 1", "RAUNG 0", "KARANG 0"],
    ["size", "EU-40 0"],
  ]);
});

test("what is offered again stands where the list puts it, and counts are those of now", () => {
  const known = [group("category", { SHOES: 9, BALLS: 4 })];
  const now = [group("category", { SHOES: 9, RUNNING: 5, HIKING: 4 }), group("sport", { RUN: 5 })];
  expect(optionCounts(withKnownOptions(known, now))).toEqual([
    ["category", "SHOES 9", "RUNNING 5", "HIKING 4", "BALLS 0"],
    ["sport", "RUN 5"],
  ]);
});

test("what is chosen and gone is not chosen any more", () => {
  const offered = group("brand", { RAUNG: 4 });
  const chosen = { ...offered, items: (offered.items ?? []).map((item) => ({ ...item, selected: true })) };
  const [brand] = withKnownOptions([chosen], [group("brand", { OMBAK: 1 })]);
  expect(brand?.items?.map(({ code, selected }) => [code, selected])).toEqual([
    ["OMBAK", false],
    ["RAUNG", false],
  ]);
});
