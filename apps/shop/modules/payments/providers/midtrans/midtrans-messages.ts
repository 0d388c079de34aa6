import { z } from "zod";
import type { PaymentDetails } from "../../domain/payment.ts";
import type { ProviderState, ProviderTransaction } from "../payment-provider.ts";

/**
 * Responses of Midtrans' Core API (docs.midtrans.com, "Charge transactions", "Get transaction
 * status", "HTTP notification"). The result is the body's `status_code`. Unread fields are ignored,
 * so additions break nothing.
 */
export const answerSchema = z.object({ status_code: z.string(), status_message: z.string().default("") });

const action = z.object({ name: z.string(), url: z.string() });

/**
 * "Get transaction status": a refund is listed once accepted; `bank_confirmed_at` is the bank's
 * confirmation.
 */
const refund = z.object({
  refund_key: z.string(),
  refund_amount: z.string(),
  bank_confirmed_at: z.string().nullish(),
});

export const transactionSchema = z.object({
  transaction_id: z.string().min(1),
  order_id: z.string().min(1),
  gross_amount: z.string(),
  currency: z.string().default("IDR"),
  transaction_status: z.string(),
  fraud_status: z.string().optional(),
  va_numbers: z.array(z.object({ bank: z.string(), va_number: z.string() })).optional(),
  permata_va_number: z.string().optional(),
  bill_key: z.string().optional(),
  biller_code: z.string().optional(),
  payment_code: z.string().optional(),
  qr_string: z.string().optional(),
  actions: z.array(action).optional(),
  redirect_url: z.string().optional(),
  refunds: z.array(refund).optional(),
});

export type MidtransTransaction = z.infer<typeof transactionSchema>;

export const notificationSchema = transactionSchema
  .pick({
    transaction_id: true,
    order_id: true,
    gross_amount: true,
    currency: true,
    transaction_status: true,
    fraud_status: true,
  })
  .extend({ status_code: z.string(), signature_key: z.string() });

export type MidtransNotification = z.infer<typeof notificationSchema>;

export function transactionOf(message: MidtransTransaction): ProviderTransaction {
  return {
    reference: message.transaction_id,
    amount: message.gross_amount,
    currency: message.currency,
    state: stateOf(message),
    word: message.transaction_status,
    details: detailsOf(message),
    settled: message.transaction_status !== "capture",
    refunds: (message.refunds ?? []).map((one) => ({
      key: one.refund_key,
      amount: one.refund_amount,
      confirmed: typeof one.bank_confirmed_at === "string",
    })),
  };
}

const states: Readonly<Record<string, ProviderState>> = {
  pending: "pending",
  authorize: "pending",
  settlement: "paid",
  capture: "paid",
  deny: "declined",
  failure: "declined",
  expire: "expired",
  cancel: "cancelled",
  refund: "refunded",
  partial_refund: "refunded",
  chargeback: "charged-back",
  partial_chargeback: "charged-back",
};

/**
 * Money counts only after the fraud check has accepted it; a challenged card waits for staff.
 * Unknown statuses change nothing.
 */
export function stateOf(message: Pick<MidtransTransaction, "transaction_status" | "fraud_status">): ProviderState {
  const state = states[message.transaction_status] ?? "pending";
  if (state !== "paid" || message.fraud_status === undefined || message.fraud_status === "accept") return state;
  return message.fraud_status === "deny" ? "declined" : "pending";
}

function detailsOf(message: MidtransTransaction): PaymentDetails {
  const account = message.va_numbers?.[0];
  const page = message.redirect_url ?? message.actions?.find((one) => one.name === "deeplink-redirect")?.url;
  return {
    ...(account ? { bank: account.bank.toUpperCase(), vaNumber: account.va_number } : {}),
    ...(message.permata_va_number ? { bank: "PERMATA", vaNumber: message.permata_va_number } : {}),
    ...(message.bill_key && message.biller_code
      ? { bank: "MANDIRI", billKey: message.bill_key, billerCode: message.biller_code }
      : {}),
    ...(message.payment_code ? { paymentCode: message.payment_code } : {}),
    ...(message.qr_string ? { qrText: message.qr_string } : {}),
    ...(page ? { redirectAddress: page } : {}),
  };
}
