import { addRupiah, rupiah } from "@gelora/money/rupiah.ts";
import type { Explanation } from "./quote.ts";
import type { PriceSource } from "./source.ts";

/** All points are the club's, so their adjustments have one code. */
const pointsCode = "MAPCLUB";
const explanation: Explanation = { word: "points", values: {} };

/**
 * The buyer's points, last: they pay what is left of the goods, then of the delivery, and nothing
 * beyond it [Q72].
 */
export const pointsSource: PriceSource = {
  source: "POINTS",
  propose: ({ lines, points, freightLeft }) => {
    const goodsLeft = addRupiah(...lines.flatMap((line) => line.left));
    const onGoods = rupiah(Math.min(points, goodsLeft));
    const onFreight = rupiah(Math.min(points - onGoods, freightLeft));
    const shared = { code: pointsCode, explanation };
    return [
      { ...shared, amount: onGoods, off: { lineIds: lines.map((line) => line.lineId) } },
      { ...shared, amount: onFreight, off: "freight" },
    ];
  },
};
