import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { takes } from "../domain/channel-tree.ts";
import { findChannel } from "../domain/find-channel.ts";
import type { NewPayment } from "../domain/payment.ts";
import { newPayment } from "../storage/write-payments.ts";
import { chargeLease, firstCharge, type ReadyCharge } from "./prepare-charge.ts";

/** A payment to be recorded, and the claim to charge it right after. */
export type OpenedPayment = { readonly record: Statement<void>; readonly charge: ReadyCharge | undefined };

/**
 * A statement that records that an order has to be paid, for the order's own transaction, without a
 * call to the provider. Takes no lock: the order's code is new, so nobody else knows the payment
 * yet.
 * @param by whether the caller charges it itself after the commit: then nobody else may for the
 * length of a lease
 * @returns failure PAYMENT_INVALID when the channel is not selectable, does not accept this amount,
 * or cash is not allowed
 */
export function openPayment(
  platform: Platform,
  payment: NewPayment,
  by: "caller" | "anyone" = "anyone",
): Outcome<OpenedPayment> {
  const channel = findChannel(payment.channelCode);
  const offer = {
    amount: payment.amount,
    cashAllowed: payment.cashAllowed ?? true,
    distributionType: payment.distributionType,
  };
  if (!channel || !takes(channel, offer)) return failure("PAYMENT_INVALID");
  const charge = by === "caller" ? firstCharge(platform, payment) : undefined;
  const claim = charge && { token: charge.claim, lease: chargeLease };
  return success({ charge, record: newPayment(platform, payment, claim) });
}
