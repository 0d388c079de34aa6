import { type Failure, failure } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers } from "../../../platform/session.ts";
import { needsCardToken } from "../../payments/payments.ts";
import { availablePoints } from "../../points/points.ts";
import type { Quote } from "../../pricing/pricing.ts";
import { type Checkout, isChanged } from "../domain/checkout.ts";
import type { OfferedGoods } from "../domain/offered-goods.ts";
import type { Buyer, PlacingForm } from "../domain/placing.ts";
import type { DeliveryChoice } from "./choose-delivery.ts";
import { givenLines, shownQuote } from "./quote-checkout.ts";

/**
 * Delivery, shipping, payment and terms are checked together, consent only once they are valid
 * [CHK-03, CHK-04, CHK-05, CHK-07].
 */
export function failuresOf(form: PlacingForm, choice: DeliveryChoice, quote: Quote): readonly Failure[] {
  const failures = [...choice.failures];
  const channel = form.paymentChannelCode;
  const isPayable = channel !== undefined && (!needsCardToken(channel) || form.cardToken !== undefined);
  if (quote.total > 0 && !isPayable) failures.push(failure("PAYMENT_INVALID").failure);
  if (!form.termsAccepted) failures.push(failure("TERMS_INVALID").failure);
  if (failures.length === 0 && !form.dataConsent) failures.push(failure("CONSENT_INVALID").failure);
  return failures;
}

/**
 * Goods that left the catalogue, a gift that is no longer given, or a price other than the one
 * shown, need the shopper's confirmation.
 */
export function changeOf(
  checkout: Checkout,
  { goods, offers }: OfferedGoods,
  quote: Quote,
  form: PlacingForm,
): Failure | undefined {
  const isOff = form.usePoint === true && checkout.points === undefined;
  const isGone = checkout.lines.some((line) => !goods.get(line.skuCode)?.sellable);
  const isDenied = givenLines(checkout.lines, quote, offers) !== checkout.lines;
  const { total } = quote;
  return isGone || isDenied || isOff || isChanged({ ...shownQuote(quote), total }, checkout.shown, form.agreedTotal)
    ? failure("CHECKOUT_CHANGED", { total }).failure
    : undefined;
}

/**
 * For an order that wants points of a checkout without any: why this shopper cannot have them
 * turned on.
 */
export async function whyWithoutPoints(
  platform: Platform,
  { owner, accountCode }: Buyer,
  checkout: Checkout,
  form: PlacingForm,
): Promise<Failure | undefined> {
  if (form.usePoint !== true || checkout.points !== undefined) return undefined;
  if (!isMembers(owner)) return failure("ACCOUNT_NEEDED").failure;
  const available = await availablePoints(platform, accountCode);
  return available.ok ? undefined : available.failure;
}
