import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { takes } from "../domain/channel-tree.ts";
import { findChannel } from "../domain/channels.ts";
import type { NewPayment } from "../domain/payment.ts";
import { insertPayment } from "../storage/payments.ts";

/** Holds: nothing; the order's code is new, so nobody else knows the payment yet. */
export async function openPayment(platform: Platform, payment: NewPayment): Promise<Outcome<void>> {
  if (!platform.database.isInTransaction()) throw new Error("a payment is created in the order's own transaction");
  const channel = findChannel(payment.channelCode);
  const offer = {
    amount: payment.amount,
    cashAllowed: payment.cashAllowed ?? true,
    distributionType: payment.distributionType,
  };
  if (!channel || !takes(channel, offer)) return failure("PAYMENT_INVALID");
  await insertPayment(platform, payment);
  return success(undefined);
}
