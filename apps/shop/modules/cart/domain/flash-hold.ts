import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import type { CartLine } from "./cart-line.ts";

type Piece = Pick<CartLine, "skuCode" | "distributionType" | "activityCode" | "quantity">;

/**
 * Whether pieces of a line can be of a flash sale: bought, and delivered, as its quota is in the
 * warehouse.
 */
export function isOfFlashSale({ distributionType, activityCode }: Omit<Piece, "skuCode" | "quantity">): boolean {
  return distributionType === homeDelivery && activityCode === null;
}

/** How many pieces of a sku a cart has that can be of a flash sale. */
export function flashPieces(lines: readonly Piece[], skuCode: string): number {
  const counted = lines.filter((line) => line.skuCode === skuCode && isOfFlashSale(line));
  return counted.reduce((sum, { quantity }) => sum + quantity, 0);
}
