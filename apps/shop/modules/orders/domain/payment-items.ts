import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Quote } from "../../pricing/pricing.ts";

type PaymentItem = {
  readonly id: string;
  readonly name: string;
  readonly price: Rupiah;
  readonly quantity: number;
};

/**
 * The items that the payment provider lists: goods at the amounts charged, and the freight; they
 * add up to the total. Units of a line with different amounts are separate items; free ones are
 * left out.
 */
export function paymentItems(
  order: { readonly quote: Quote; readonly lines: readonly { readonly productName: string }[] },
  freightName: string,
): readonly PaymentItem[] {
  const goods = order.quote.lines.flatMap(({ skuCode, units }, index) => {
    const name = order.lines[index]?.productName ?? skuCode;
    return [...Map.groupBy(units, (unit) => unit)].map(([price, equal]) => ({
      id: skuCode,
      name,
      price,
      quantity: equal.length,
    }));
  });
  const freight = { id: "FREIGHT", name: freightName, price: order.quote.freight.amount, quantity: 1 };
  return [...goods, freight].filter(({ price }) => price > 0);
}
