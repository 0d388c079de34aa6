/** The warehouse for home delivery. Every other location is a store's code. */
export const deliveryLocation = "DELIVERY";

/** The warehouse, or the store with the most units. */
export type StockSource = "warehouse" | "best store";

export type StockLine = { readonly skuCode: string; readonly locationCode: string; readonly quantity: number };

/** Units of one sku reserved for an order. */
export type HeldLine = { readonly skuCode: string; readonly quantity: number };
