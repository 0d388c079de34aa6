import { createHash } from "node:crypto";
import type { Quote } from "./domain/quote.ts";

/**
 * Equal for two quotes that are the same to a shopper: goods, quantities, and the price of each
 * with its reasons. Freight is left out: it depends on a later choice, and the agreed total covers
 * it.
 */
export function fingerprintOf({ lines }: Quote): string {
  const parts = lines.map(({ skuCode, quantity, listPrice, adjustments }) => {
    const reasons = adjustments.map(({ source, code, amount }) => [source, code, amount]);
    return JSON.stringify([skuCode, quantity, listPrice, reasons]);
  });
  return createHash("sha256").update(parts.toSorted().join("\n")).digest("base64url");
}
