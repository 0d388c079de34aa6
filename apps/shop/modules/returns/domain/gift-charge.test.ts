import { noRupiah, rupiah } from "@gelora/money/rupiah.ts";
import { expect, test } from "vitest";
import { giftsKept } from "./gift-charge.ts";

const priced = (listPrice: number, sale = 0) => ({ listPrice: rupiah(listPrice), sale: rupiah(sale) });
const unit = (lineNumber: number, unitNumber = 1) => ({ lineNumber, unitNumber });
/** Two shirts and, given with them, a cap and a bottle. */
const goods = {
  received: new Map([
    [1, 2],
    [2, 1],
    [3, 1],
  ]),
  isComplete: true,
  giftLines: new Set([2, 3]),
  receipt: {
    units: new Map([
      [1, [priced(199_000), priced(199_000)]],
      [2, [priced(99_000, 20_000)]],
      [3, [priced(50_000)]],
    ]),
  },
};

test("a gift that is kept without anything bought costs its price, at the sale of its day", () => {
  expect(giftsKept(goods, [unit(1), unit(1, 2)])).toBe(129_000);
  expect(giftsKept(goods, [unit(1, 2), unit(1), unit(3)])).toBe(79_000);
});

test.each([
  ["something bought is kept", [unit(1, 2)], true],
  ["all gifts are back too", [unit(1), unit(1, 2), unit(2), unit(3)], true],
  ["more is still to come", [unit(1), unit(1, 2)], false],
] as const)("nothing is charged when %s", (_name, back, isComplete) => {
  expect(giftsKept({ ...goods, isComplete }, back)).toBe(noRupiah);
});
