import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { partBetween } from "./owed.ts";
import { firstPortions, movePortions, type Portion, parcelCodeOf, parcelNumberOf } from "./portions.ts";

const portion = (change: Partial<Portion>): Portion => ({
  portionNumber: 1,
  lineNumber: 1,
  quantity: 3,
  state: 31,
  parcelNumber: 1,
  reasonCode: null,
  ...change,
});

describe("portions of an order", () => {
  const two = [portion({}), portion({ portionNumber: 2, lineNumber: 2, quantity: 1, parcelNumber: 2 })];

  test("some pieces of a line part from the others; no piece comes or goes", () => {
    const move = movePortions(two, "withdrawn", { pieces: [{ lineNumber: 1, quantity: 2 }] });
    expect(move?.portions).toEqual([
      portion({ quantity: 1 }),
      portion({ portionNumber: 3, quantity: 2, state: 61 }),
      two[1],
    ]);
    expect(move?.moved).toMatchObject([{ portionNumber: 3, from: 31, state: 61, quantity: 2 }]);
  });

  test("more pieces than are there, or than have not left yet, move nothing", () => {
    expect(movePortions(two, "withdrawn", { pieces: [{ lineNumber: 1, quantity: 4 }] })).toBeUndefined();
    expect(movePortions(two, "withdrawn", { pieces: [{ lineNumber: 9, quantity: 1 }] })).toBeUndefined();
    const left = [portion({ state: 42 })];
    expect(movePortions(left, "withdrawn", { pieces: [{ lineNumber: 1, quantity: 1 }] })).toBeUndefined();
  });

  test("pieces are taken from several portions of a line", () => {
    const parted = [portion({ quantity: 1 }), portion({ portionNumber: 2, quantity: 2 })];
    const move = movePortions(parted, "withdrawn", { pieces: [{ lineNumber: 1, quantity: 2 }] });
    expect(move?.moved.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  test("a parcel moves what is in it, once", () => {
    const move = movePortions(two, "pickedUp", { parcelNumber: 2 });
    expect(move?.portions.map(({ state }) => state)).toEqual([31, 41]);
    expect(movePortions(move?.portions ?? [], "pickedUp", { parcelNumber: 2 })).toBeUndefined();
  });

  test("what is sent later travels in a parcel of its own, unless cash is collected for all of it", () => {
    const lines = [
      { quantity: 1, deliveryDate: "2026-12-24" },
      { quantity: 1, deliveryDate: null },
      { quantity: 1, deliveryDate: "2026-12-24" },
    ];
    const parcels = (change: object) =>
      firstPortions({ state: 21, distributionType: "11", cash: false, ...change }, lines).map(
        (one) => one.parcelNumber,
      );
    expect(parcels({})).toEqual([2, 1, 2]);
    expect(parcels({ cash: true })).toEqual([1, 1, 1]);
    expect(parcels({ distributionType: "21" })).toEqual([null, null, null]);
  });

  test("a parcel's code contains its number, and nobody else's code does", () => {
    for (const number of [1, 2, 17]) expect(parcelNumberOf("GL1", parcelCodeOf("GL1", number))).toBe(number);
    for (const code of ["GL2", "GL1-2", "GL2-P2", "GL1-P", ""]) expect(parcelNumberOf("GL1", code)).toBeUndefined();
  });

  test("what goes back is what the pieces were charged for, and delivery with the last of them", () => {
    const units = new Map([
      [1, [rupiah(100_000), rupiah(100_000), rupiah(100_000)]],
      [2, [rupiah(50_000)]],
    ]);
    const paid = { whole: rupiah(365_000), units };
    const ended = two.map((one) => ({ ...one, state: 61 as const }));
    const half = [two[0] ?? portion({}), ...ended.slice(1)];
    expect(partBetween(paid, two, half)).toBe(50_000);
    expect(partBetween(paid, half, ended)).toBe(315_000);
    expect(partBetween(paid, two, ended)).toBe(365_000);
  });
});
