import { randomUUID } from "node:crypto";
import { days, hours, type Milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { Payment } from "../domain/payment.ts";
import type { TokenisedCard } from "../protocol/card-tokens.ts";
import { type ChannelOpening, openChannel } from "../protocol/channels.ts";
import type { ChargeRequest } from "../protocol/charge-request.ts";

export type ChargeSettings = {
  readonly publicUrl: string;
  /** Where the browser returns when the charge names no address. */
  readonly finishUrl: string;
  readonly notificationUrls: readonly string[];
};

/**
 * @returns the pending payment that a valid charge opens, and the fields of its answer. `card` is
 * the card behind the charge's token.
 */
export function paymentOf(
  request: ChargeRequest,
  card: TokenisedCard | undefined,
  settings: ChargeSettings,
  now: number,
): { readonly payment: Payment; readonly message: string } {
  const transactionId = randomUUID();
  const opening = openChannel(request, transactionId, settings.publicUrl);
  const payment: Payment = {
    orderId: request.transaction_details.order_id,
    transactionId,
    paymentType: request.payment_type,
    grossAmount: request.transaction_details.gross_amount,
    status: "pending",
    chargedAt: now,
    expiresAt: expiryOf(request, opening, now),
    refundedAmount: 0,
    refunds: [],
    refundFate: "allow",
    channel: card ? { ...opening.channel, masked_card: card.maskedCard } : opening.channel,
    chargeOnly: opening.chargeOnly,
    ...(card ? { card: { declined: card.declined, wrongCodes: 0 } } : {}),
    finishUrl: finishUrlOf(request) ?? settings.finishUrl,
    notificationUrls: [...settings.notificationUrls],
  };
  return { payment, message: opening.message };
}

const unitLengths: Readonly<Record<"second" | "minute" | "hour" | "day", (amount: number) => Milliseconds>> = {
  second: seconds,
  minute: minutes,
  hour: hours,
  day: days,
};

function expiryOf(request: ChargeRequest, opening: ChannelOpening, now: number): number {
  const requested = request.custom_expiry;
  if (!requested) return now + opening.lifetime;
  return (requested.order_time ?? now) + unitLengths[requested.unit](requested.expiry_duration);
}

function finishUrlOf(request: ChargeRequest): string | undefined {
  const own =
    request.payment_type === "credit_card"
      ? request.credit_card.callback_url
      : request.payment_type === "gopay"
        ? request.gopay?.callback_url
        : request.payment_type === "shopeepay"
          ? request.shopeepay?.callback_url
          : undefined;
  return own ?? request.callbacks?.finish;
}
