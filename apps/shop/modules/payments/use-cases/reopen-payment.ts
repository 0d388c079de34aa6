import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockPayment, updatePayment } from "../storage/payments.ts";
import { mostAttempts, openNextAttempt } from "./change-channel.ts";

/**
 * Opens a cancelled payment again, in the caller's transaction: another attempt by the same channel. Holds: the payment's row; the caller takes its order's after it, as
 * whoever takes in money does.
 */
export async function reopen(platform: Platform, orderCode: string): Promise<Outcome<void>> {
  if (!platform.database.isInTransaction()) throw new Error("a payment is opened again in its order's own transaction");
  const payment = await lockPayment(platform, orderCode);
  const isCancelled = payment?.status === "CANCELLED" && payment.cancelled_at !== null;
  if (!payment || !isCancelled || payment.deadline <= platform.clock.now() || payment.attempt >= mostAttempts)
    return failure("ORDER_CANNOT_BE_PAID");
  await openNextAttempt(platform, { orderCode, attempt: payment.attempt + 1, channelCode: payment.channel_code });
  await updatePayment(platform, orderCode, { cancelled: false });
  return success(undefined);
}
