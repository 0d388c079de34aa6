import { expect, test } from "vitest";
import { backAs, backSums } from "./back-as.ts";
import { firstWishes } from "./return-form.ts";

const line = { orderItemCode: "GL1-1", name: "Raung 5" };
const shoe = { orderItemCode: "GL1-1", skuCode: "R-42", skuName: "Raung 5" };
const wishesOf = (amount: number, points: number) =>
  firstWishes([line], [{ ...shoe, count: 1, amount, points, hasOtherSizes: true, sizes: [] }]);

test("what points paid whole comes back as points alone, also before the shop has said how much", () => {
  expect(backAs({ amount: 0, points: 25_000 })).toBe("POINTS");
  expect(backAs({ amount: 1, points: 25_000 })).toBe("BOTH");
  expect(backAs({ amount: 1, points: 0 })).toBe("MONEY");
  expect(backAs({ amount: 0, points: 0 })).toBe("MONEY");
  expect(backSums(wishesOf(0, 25_000), undefined)).toEqual({ amount: 0, points: 25_000 });
  expect(backSums(wishesOf(0, 25_000), { amount: 18_000, points: 25_000 })).toEqual({ amount: 18_000, points: 25_000 });
});
