import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import { askedPrice } from "../../catalogue/sale-price.ts";
import type { BasketLine, Explanation } from "./quote.ts";
import type { PriceSource, Proposal } from "./source.ts";

/** The catalogue's own sale price, while its period runs. */
export const salePriceSource: PriceSource = {
  source: "SALE_PRICE",
  propose: ({ lines, moment }) =>
    lines.map((line): Proposal => {
      const off = rupiah(line.listPrice - askedPrice(line.listPrice, line.sale, moment));
      return {
        code: line.sale.campaignCode ?? line.skuCode,
        amount: timesRupiah(off, line.quantity),
        explanation: explanationOf(line),
        off: { lineIds: [line.lineId] },
      };
    }),
};

/** The last day of the sale [K38]: one that ends at midnight does not reach the day that begins. */
function explanationOf({ sale }: BasketLine): Explanation {
  if (sale.campaignCode !== undefined) return { word: "flashSale", values: {} };
  if (!sale.ends) return { word: "salePrice", values: {} };
  return { word: "salePriceUntil", values: { until: formatDay(new Date(sale.ends.getTime() - 1)) } };
}
