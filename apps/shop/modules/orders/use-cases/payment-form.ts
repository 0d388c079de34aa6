import type { PaymentInstruction } from "../../payments/payments.ts";

/** The page of one order. */
export function orderPage(orderCode: string): string {
  return `/order/detail/${orderCode}`;
}

/**
 * Where the shopper goes to pay: a page of the provider, our own page with number and deadline, or the order itself when cash is handed over
 * [CHK-22, Q74]. Paths are the storefront's.
 */
export function paymentForm(instruction: PaymentInstruction): string {
  if (instruction.kind === "CASH") return orderPage(instruction.orderCode);
  if (instruction.kind === "CARD" || instruction.kind === "EWALLET")
    return instruction.redirectAddress ?? orderPage(instruction.orderCode);
  const query = new URLSearchParams({
    order: instruction.orderCode,
    totalAmount: String(instruction.amount),
    paymentMethod: instruction.channelCode,
  });
  if (instruction.vaNumber) query.set("vaNumber", instruction.vaNumber);
  if (instruction.billerCode) query.set("biller_code", instruction.billerCode);
  if (instruction.billKey) query.set("bill_key", instruction.billKey);
  return `/payment?${query}`;
}
