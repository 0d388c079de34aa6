import type { Platform } from "../../platform/platform.ts";
import { selectStockFaults } from "./storage/books.ts";

/** A sku whose figures do not agree with what was written about it. */
export type StockFault = { readonly skuCode: string; readonly locationCode: string; readonly fault: string };

/** Adds the books of stock up: empty when all is well (invariant I-01). */
export async function auditStock(platform: Platform): Promise<readonly StockFault[]> {
  return selectStockFaults(platform);
}
