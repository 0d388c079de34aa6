import { createHash } from "node:crypto";
import type { Fields, Payment, PaymentStatus, Refund } from "../domain/payment.ts";
import { westernTime } from "../domain/western-time.ts";

export const merchantId = "G000000001";

/**
 * The status code of a state (docs.midtrans.com/reference/code-statuses). For an expiry, a
 * notification carries 202 and a status request answers 407.
 */
const statusCodes: Readonly<Record<PaymentStatus, string>> = {
  pending: "201",
  settlement: "200",
  capture: "200",
  deny: "202",
  expire: "202",
  cancel: "200",
  partial_refund: "200",
  refund: "200",
};

export function statusCodeOf(payment: Payment): string {
  return statusCodes[payment.status];
}

export function amountText(amount: number): string {
  return `${amount}.00`;
}

/**
 * SHA-512 over order id, status code, amount and server key; it does not cover the transaction
 * status.
 */
export function signatureOf(
  parts: { orderId: string; statusCode: string; grossAmount: string },
  serverKey: string,
): string {
  return createHash("sha512")
    .update(parts.orderId + parts.statusCode + parts.grossAmount + serverKey)
    .digest("hex");
}

function commonFields(payment: Payment): Fields {
  return {
    transaction_id: payment.transactionId,
    order_id: payment.orderId,
    merchant_id: merchantId,
    gross_amount: amountText(payment.grossAmount),
    currency: "IDR",
    payment_type: payment.paymentType,
    transaction_time: westernTime(payment.chargedAt),
    transaction_status: payment.status,
    fraud_status: payment.status === "deny" ? "deny" : "accept",
    ...payment.channel,
    expiry_time: westernTime(payment.expiresAt),
  };
}

function outcomeFields(payment: Payment): Fields {
  return {
    ...(payment.settledAt === undefined ? {} : { settlement_time: westernTime(payment.settledAt) }),
    ...(payment.paymentType === "bank_transfer" ? { payment_amounts: [] } : {}),
    ...(payment.refunds.length > 0
      ? { refund_amount: amountText(payment.refundedAmount), refunds: payment.refunds.map(refundFields) }
      : {}),
  };
}

/**
 * One refund in the answer to a status request or in a notification. `bank_confirmed_at` is set
 * once the bank confirmed it.
 */
function refundFields(refund: Refund, place: number): Fields {
  return {
    refund_chargeback_id: place + 1,
    refund_amount: amountText(refund.amount),
    created_at: westernTime(refund.at),
    reason: refund.reason,
    refund_key: refund.key,
    ...(refund.confirmedAt === undefined ? {} : { bank_confirmed_at: westernTime(refund.confirmedAt) }),
  };
}

export function chargeAnswer(payment: Payment, message: string): Fields {
  return {
    status_code: statusCodeOf(payment),
    status_message: message,
    ...commonFields(payment),
    ...payment.chargeOnly,
  };
}

/** The answer to a change that the merchant requested. */
export function changeAnswer(payment: Payment, message: string): Fields {
  return {
    status_code: payment.status === "expire" ? "407" : "200",
    status_message: message,
    ...commonFields(payment),
    ...outcomeFields(payment),
  };
}

export function statusAnswer(payment: Payment, serverKey: string): Fields {
  const statusCode = payment.status === "expire" ? "407" : statusCodeOf(payment);
  return {
    status_code: statusCode,
    status_message: "Success, transaction is found",
    ...commonFields(payment),
    ...outcomeFields(payment),
    signature_key: signatureOf(
      { orderId: payment.orderId, statusCode, grossAmount: amountText(payment.grossAmount) },
      serverKey,
    ),
  };
}

export function notificationOf(payment: Payment, serverKey: string): Fields {
  const statusCode = statusCodeOf(payment);
  return {
    ...commonFields(payment),
    ...outcomeFields(payment),
    status_code: statusCode,
    status_message: "midtrans payment notification",
    signature_key: signatureOf(
      { orderId: payment.orderId, statusCode, grossAmount: amountText(payment.grossAmount) },
      serverKey,
    ),
  };
}

/**
 * Forged notifications: a made-up signature, a valid signature over another amount, or the valid
 * signature of a pending payment with the status changed, which the signature does not cover.
 */
export function forgedNotification(
  payment: Payment,
  kind: "signature" | "amount" | "status",
  serverKey: string,
): Fields {
  if (kind === "status")
    return { ...notificationOf({ ...payment, status: "pending" }, serverKey), transaction_status: "settlement" };
  const paid = notificationOf({ ...payment, status: "settlement", settledAt: payment.chargedAt }, serverKey);
  if (kind === "signature")
    return { ...paid, signature_key: createHash("sha512").update(payment.transactionId).digest("hex") };
  return notificationOf({ ...payment, status: "settlement", settledAt: payment.chargedAt, grossAmount: 1 }, serverKey);
}
