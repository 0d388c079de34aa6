import { deliveryLocation, type StockLine } from "../../stock/stock.ts";

type Line = { readonly skuCode: string; readonly quantity: number };

/** What is held for an order: a sku may be bought and taken as a gift, and is held once. */
export function goodsToHold(
  lines: readonly Line[],
  store: { readonly storeCode: string } | null | undefined,
): StockLine[] {
  const locationCode = store?.storeCode ?? deliveryLocation;
  return [...Map.groupBy(lines, ({ skuCode }) => skuCode)].map(([skuCode, ofSku]) => ({
    skuCode,
    quantity: ofSku.reduce((sum, { quantity }) => sum + quantity, 0),
    locationCode,
  }));
}
