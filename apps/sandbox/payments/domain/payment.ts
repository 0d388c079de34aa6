import { z } from "zod";

export const paymentStatuses = [
  "pending",
  "settlement",
  "capture",
  "deny",
  "expire",
  "cancel",
  "partial_refund",
  "refund",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentTypes = [
  "bank_transfer",
  "echannel",
  "qris",
  "gopay",
  "shopeepay",
  "credit_card",
  "cstore",
] as const;

const fieldsSchema = z.record(z.string(), z.json());
/** Fields of an answer in the protocol's own spelling. */
export type Fields = z.infer<typeof fieldsSchema>;

/** One charge, as the payment provider keeps it. Moments are milliseconds since 1970, amounts whole rupiah. */
export const paymentSchema = z.object({
  orderId: z.string(),
  transactionId: z.string(),
  paymentType: z.enum(paymentTypes),
  grossAmount: z.number().int(),
  status: z.enum(paymentStatuses),
  chargedAt: z.number(),
  expiresAt: z.number(),
  settledAt: z.number().optional(),
  refundedAmount: z.number().int(),
  refundKeys: z.array(z.string()),
  /** What every answer about this payment repeats, for instance its virtual account. */
  channel: fieldsSchema,
  /** What only the answer to the charge tells, for instance where to send the browser. */
  chargeOnly: fieldsSchema,
  /** A card that its bank declines, and how often a wrong code was entered. */
  card: z.object({ declined: z.boolean(), wrongCodes: z.number().int() }).optional(),
  /** Where the browser goes after paying on a page of the provider. */
  finishUrl: z.string(),
  notificationUrls: z.array(z.string()),
});
export type Payment = z.infer<typeof paymentSchema>;

/** Where a payment can go from each state. A state without arrows is final. */
export const paymentArrows: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ["settlement", "capture", "deny", "expire", "cancel"],
  capture: ["settlement", "cancel", "partial_refund", "refund"],
  settlement: ["partial_refund", "refund"],
  partial_refund: ["partial_refund", "refund"],
  refund: [],
  deny: [],
  expire: [],
  cancel: [],
};

export function canBecome(payment: Payment, status: PaymentStatus): boolean {
  return paymentArrows[payment.status].includes(status);
}

/** The status that means "the money has come": a card is captured first and settles later, everything else settles at once. */
export function paidStatusOf(payment: Payment): PaymentStatus {
  return payment.paymentType === "credit_card" && payment.status !== "capture" ? "capture" : "settlement";
}

/** An order id is in use while it can be paid or has been paid; after a denial, a cancellation or an expiry it may be charged anew. */
export function occupiesOrderId(payment: Payment): boolean {
  return !["deny", "cancel", "expire"].includes(payment.status);
}

export function moved(payment: Payment, status: PaymentStatus, at: number): Payment {
  return { ...payment, status, ...(status === "settlement" || status === "capture" ? { settledAt: at } : {}) };
}
