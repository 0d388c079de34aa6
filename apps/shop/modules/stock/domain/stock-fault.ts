export type StockFault = { readonly skuCode: string; readonly locationCode: string; readonly fault: string };
