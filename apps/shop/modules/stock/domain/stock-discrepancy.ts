export type StockDiscrepancy = { readonly skuCode: string; readonly locationCode: string; readonly what: string };
