import type { OrderedPieces } from "../../flash-sales/flash-sales.ts";
import type { Quote } from "../../pricing/pricing.ts";

/** The pieces of a quote that are charged a flash sale's price, each sku once. */
export function flashPiecesOf({ lines }: Pick<Quote, "lines">): readonly OrderedPieces[] {
  const pieces = new Map<string, OrderedPieces>();
  for (const { skuCode, quantity, sale } of lines) {
    if (sale.campaignCode === undefined) continue;
    const before = pieces.get(skuCode)?.pieces ?? 0;
    pieces.set(skuCode, { skuCode, campaignCode: sale.campaignCode, pieces: before + quantity });
  }
  return [...pieces.values()];
}
