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
/** Fields of an answer, in the protocol's spelling. */
export type Fields = z.infer<typeof fieldsSchema>;

/** What tests can make happen to a payment's refunds. */
export const refundFates = ["allow", "hold", "refuse"] as const;

const refundSchema = z.object({
  key: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  at: z.number(),
  /** When the bank confirmed the refund; absent until then. */
  confirmedAt: z.number().optional(),
});
export type Refund = z.infer<typeof refundSchema>;

/**
 * The payment provider's record of a charge. Moments are milliseconds since 1970, amounts whole
 * rupiah.
 */
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
  /** Absent in records from before refunds were stored one by one. */
  refunds: z.array(refundSchema).default([]),
  /**
   * The fate of further refunds: `hold` accepts them without the bank's confirmation, `refuse`
   * rejects them.
   */
  refundFate: z.enum(refundFates).default("allow"),
  /** Fields repeated in every answer about this payment, for instance its virtual account. */
  channel: fieldsSchema,
  /** Fields of the charge's answer only, for instance where to send the browser. */
  chargeOnly: fieldsSchema,
  /** Whether the bank declines the card, and how many wrong codes were entered. */
  card: z.object({ declined: z.boolean(), wrongCodes: z.number().int() }).optional(),
  /** Where the browser goes after paying on one of the provider's pages. */
  finishUrl: z.string(),
  notificationUrls: z.array(z.string()),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The transitions from each state. A state without any is final. */
export const paymentArrows: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ["settlement", "capture", "deny", "expire", "cancel"],
  capture: ["settlement", "cancel"],
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

/**
 * The status that means "paid": a card is captured first and settles later, everything else settles
 * at once.
 */
export function paidStatusOf(payment: Payment): PaymentStatus {
  return payment.paymentType === "credit_card" && payment.status !== "capture" ? "capture" : "settlement";
}

/**
 * An order id is taken while it can be paid or has been paid; after a denial, a cancellation or an
 * expiry it may be charged again.
 */
export function occupiesOrderId(payment: Payment): boolean {
  return !["deny", "cancel", "expire"].includes(payment.status);
}

export function moved(payment: Payment, status: PaymentStatus, at: number): Payment {
  return { ...payment, status, ...(status === "settlement" || status === "capture" ? { settledAt: at } : {}) };
}

/**
 * The channels that the API can refund (docs.midtrans.com, "Refund transaction", "Direct refund
 * transaction"); bank transfers and counters cannot be.
 */
const refundable: readonly Payment["paymentType"][] = ["credit_card", "gopay", "shopeepay", "qris"];

export function canBeRefunded({ paymentType }: Payment): boolean {
  return refundable.includes(paymentType);
}
