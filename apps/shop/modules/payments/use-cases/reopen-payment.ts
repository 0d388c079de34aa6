import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mayTryAgain } from "../domain/attempts.ts";
import { lockPayment, updatePayment } from "../storage/write-payments.ts";
import { openNextAttempt } from "./change-channel.ts";

/**
 * Reopens a cancelled payment before its deadline, in the caller's transaction: another attempt by
 * the same channel. Locks the payment's row; the caller locks its order's after it, as recording a
 * payment does.
 * @returns failure ORDER_CANNOT_BE_PAID when it is not cancelled, not yet ended everywhere, past
 * its deadline, or has had too many attempts
 */
export async function reopenPayment(platform: Platform, orderCode: string): Promise<Outcome<void>> {
  if (!platform.database.isInTransaction()) throw new Error("a payment must be reopened in its order's transaction");
  const payment = await lockPayment(platform, orderCode);
  const isCancelled = payment?.status === "CANCELLED" && payment.cancelled_at !== null;
  if (!payment || !isCancelled || payment.deadline <= platform.clock.now() || !mayTryAgain(payment))
    return failure("ORDER_CANNOT_BE_PAID");
  await openNextAttempt(platform, { orderCode, attempt: payment.attempt + 1, channelCode: payment.channel_code });
  await updatePayment(platform, orderCode, { cancelled: false });
  return success(undefined);
}
