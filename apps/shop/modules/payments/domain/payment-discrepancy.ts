export type PaymentDiscrepancy = { readonly orderCode: string; readonly what: string };
