import { type Failure, failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers } from "../../../platform/session.ts";
import { isChannel } from "../../payments/payments.ts";
import { availablePoints } from "../../points/points.ts";
import type { Quote } from "../../pricing/pricing.ts";
import { type Checkout, isChanged } from "../domain/checkout.ts";
import type { OfferedGoods } from "../domain/offered-goods.ts";
import type { Buyer, PlacingForm } from "../domain/placing.ts";
import type { DeliveryChoice } from "./choose-delivery.ts";
import { givenLines, shownQuote } from "./quote-checkout.ts";

/**
 * Delivery, shipping, payment and terms are checked together, consent only once they are valid
 * [CHK-03, CHK-04, CHK-05, CHK-07]. A card is not needed yet: the order is created without it, and
 * is paid on our page.
 */
export function failuresOf(form: PlacingForm, choice: DeliveryChoice, quote: Quote): readonly Failure[] {
  const failures = [...choice.failures];
  const channel = form.paymentChannelCode;
  if (quote.total > 0 && !(channel && isChannel(channel))) failures.push(failure("PAYMENT_INVALID").failure);
  if (!form.termsAccepted) failures.push(failure("TERMS_INVALID").failure);
  if (failures.length === 0 && !form.dataConsent) failures.push(failure("CONSENT_INVALID").failure);
  return failures;
}

/**
 * Goods that left the catalogue, a gift that is no longer given, or a price other than the one
 * shown, need the shopper's confirmation.
 * @param quotes the order's, and the one that the shopper is taken to have seen
 */
export function changeOf(
  checkout: Checkout,
  { goods, offers }: OfferedGoods,
  { quote, seen }: { readonly quote: Quote; readonly seen: Quote },
  agreedTotal: number | undefined,
): Failure | undefined {
  const isGone = checkout.lines.some((line) => !goods.get(line.skuCode)?.sellable);
  const isDenied = givenLines(checkout.lines, quote, offers) !== checkout.lines;
  return isGone || isDenied || isChanged({ ...shownQuote(seen), total: seen.total }, checkout.shown, agreedTotal)
    ? failure("CHECKOUT_CHANGED", { total: quote.total }).failure
    : undefined;
}

/**
 * The checkout with or without points as the order asks, whatever was turned on before.
 * @returns failure ACCOUNT_NEEDED for a guest, POINTS_NOT_LINKED, POINTS_UNAVAILABLE, or
 * NOT_ENOUGH_POINTS when there are none
 */
export async function withAskedPoints(
  platform: Platform,
  { owner, accountCode }: Buyer,
  checkout: Checkout,
  { usePoint }: PlacingForm,
): Promise<Outcome<Checkout>> {
  if (usePoint === false) return success({ ...checkout, points: undefined });
  if (usePoint !== true || checkout.points !== undefined) return success(checkout);
  if (!isMembers(owner)) return failure("ACCOUNT_NEEDED");
  const available = await availablePoints(platform, accountCode);
  if (!available.ok) return available;
  return available.value === 0
    ? failure("NOT_ENOUGH_POINTS", { points: 0 })
    : success({ ...checkout, points: available.value });
}
