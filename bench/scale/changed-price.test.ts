import { expect, test } from "vitest";
import { priceRow } from "./changed-price.ts";

const seen = (...prices: readonly boolean[]) => prices.map((isNew, place) => ({ at: place * 500, isNew }));

test("a price is met when the former one goes in time, for good", () => {
  expect(priceRow(seen(false, false, true, true))).toMatchObject({
    met: true,
    remark: "the former one was read for 0.5 s, and 0 times after the new one",
  });
  expect(priceRow(seen(false, true, false, true))).toMatchObject({
    met: false,
    remark: expect.stringContaining("1 times"),
  });
  expect(priceRow(seen(false, false, false, false, false, false, true)).met).toBe(false);
  expect(priceRow(seen(false)).met).toBe(false);
});
