import { rupiah } from "@gelora/money/rupiah.ts";
import { describe, expect, test } from "vitest";
import { priceRows, supportCod } from "./checkout.ts";

describe("the sum of a checkout", () => {
  test("[CHK-10] its rows add up to the rupiah", () => {
    const rows = priceRows(
      [
        { price: rupiah(799_999), quantity: 3 },
        { price: rupiah(1), quantity: 5 },
      ],
      rupiah(18_500),
    );
    expect(rows.productAmount).toBe(2_400_002);
    expect(rows.totalAmount).toBe(2_418_502);
    const { productAmount, freight, promotionDiscount, couponDiscount, mapclubPoint, freightDiscount, totalAmount } =
      rows;
    expect(productAmount + freight - promotionDiscount - couponDiscount - mapclubPoint - freightDiscount).toBe(
      totalAmount,
    );
  });

  test.each([
    ["mixed", [{ deliveryDate: "2026-12-24" }, {}], 0],
    ["only pre-order", [{ deliveryDate: "2026-12-24" }, { deliveryDate: "2026-12-25" }], 1],
    ["only normal", [{}, {}], 1],
  ])("[CHK-19] cash with goods that are %s: %i", (_case, lines, expected) => {
    expect(supportCod(lines)).toBe(expected);
  });
});
