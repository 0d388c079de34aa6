export type PaymentFault = { readonly orderCode: string; readonly fault: string };
