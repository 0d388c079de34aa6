import { addRupiah, type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partBetween } from "./owed.ts";
import { movePortions, type Portion } from "./portions.ts";

const preparing = (lineNumber: number, quantity: number): Portion => ({
  portionNumber: lineNumber,
  lineNumber,
  quantity,
  state: 31,
  parcelNumber: 1,
  reasonCode: null,
});
/** The refund for each piece, cancelled one by one. */
function refundsOf(
  charges: ReadonlyMap<number, readonly Rupiah[]>,
  order: readonly number[],
  whole: Rupiah = addRupiah(...[...charges.values()].flat()),
) {
  let portions: readonly Portion[] = [...charges].map(([line, units]) => preparing(line, units.length));
  return order.map((lineNumber) => {
    const move = movePortions(portions, "withdrawn", { pieces: [{ lineNumber, quantity: 1 }] });
    if (!move) throw new Error("a piece could not be cancelled");
    const back = partBetween({ whole, units: charges }, portions, move.portions);
    portions = move.portions;
    return back;
  });
}

describe("money of cancelled pieces", () => {
  test("a unit gives back what it was charged, where a discount does not divide evenly", () => {
    const charges = new Map([[1, [rupiah(66_666), rupiah(66_667), rupiah(66_667)]]]);
    expect(refundsOf(charges, [1, 1, 1])).toEqual([66_667, 66_667, 66_666]);
  });

  test("all pieces, cancelled one by one in any order, give back exactly what was charged for the goods", () => {
    const units = fc.array(fc.integer({ min: 0, max: 2_000_000 }).map(rupiah), { minLength: 1, maxLength: 5 });
    const orders = fc.array(units, { minLength: 1, maxLength: 4 }).chain((lines) => {
      const pieces = lines.flatMap((one, index) => one.map(() => index + 1));
      return fc.record({
        lines: fc.constant(lines),
        order: fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length }),
      });
    });
    fc.assert(
      fc.property(orders, ({ lines, order }) => {
        const charges = new Map(lines.map((one, index) => [index + 1, one]));
        const back = refundsOf(charges, order);
        expect(addRupiah(...back)).toBe(addRupiah(...lines.flat()));
        expect(back.every((amount) => amount >= 0)).toBe(true);
      }),
    );
  });

  test("money and points, cancelled one by one in any order, give back all that was paid by each, and neither for the other", () => {
    const unit = fc.record({
      money: fc.integer({ min: 0, max: 500_000 }),
      points: fc.integer({ min: 0, max: 500_000 }),
    });
    const orders = fc.record({
      lines: fc.array(fc.array(unit, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      freight: unit,
      seed: fc.integer({ min: 0 }),
    });
    fc.assert(
      fc.property(orders, ({ lines, freight, seed }) => {
        const pieces = lines.flatMap((one, index) => one.map(() => index + 1));
        const order = pieces.toSorted((one, other) => ((one * 7 + seed) % 5) - ((other * 7 + seed) % 5));
        for (const kind of ["money", "points"] as const) {
          const units = new Map(lines.map((one, index) => [index + 1, one.map((each) => rupiah(each[kind]))]));
          const whole = addRupiah(...[...units.values()].flat(), rupiah(freight[kind]));
          const back = refundsOf(units, order, whole);
          expect(addRupiah(...back)).toBe(whole);
          expect(back.every((amount) => amount >= 0)).toBe(true);
          // The delivery goes back with the last piece, and each other piece with what it cost
          // itself.
          expect(addRupiah(...back.slice(0, -1))).toBeLessThanOrEqual(whole - freight[kind]);
        }
      }),
      { seed: 20_261_122 },
    );
  });
});
