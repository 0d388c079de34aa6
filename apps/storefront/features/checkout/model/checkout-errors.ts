import { homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import type { Choices } from "./choices.ts";
import { type SectionName, sectionNames } from "./folding.ts";

/** What the checks need, beside the choices. */
export type CheckedChoices = Choices & {
  /** The typed address's errors, by field. */
  readonly addressErrors: Readonly<Partial<Record<string, string>>>;
  /** True for other channels too. */
  readonly cardIsGood: boolean;
  readonly totalAmount: number;
};

export type CheckoutError =
  | "DELIVERY_INVALID"
  | "ZIPCODE_EMPTY"
  | "SHIPPING_INVALID"
  | "PAYMENT_INVALID"
  | "TERMS_INVALID"
  | "CONSENT_INVALID";

/** The section that an error belongs to. */
export const sectionOf: Readonly<Record<CheckoutError, SectionName>> = {
  DELIVERY_INVALID: "delivery",
  ZIPCODE_EMPTY: "delivery",
  SHIPPING_INVALID: "shipping",
  PAYMENT_INVALID: "payment",
  TERMS_INVALID: "confirm",
  CONSENT_INVALID: "confirm",
};

/**
 * Delivery, shipping, payment and terms are checked together, each with its own error; the consent
 * is checked once they pass [CHK-03, CHK-05, CHK-07]. Payment is skipped only if there is nothing
 * to pay [CHK-04].
 */
export function checkoutErrors(choices: CheckedChoices): readonly CheckoutError[] {
  const errors = [deliveryError(choices), shippingError(choices), paymentError(choices), termsError(choices)];
  const found = errors.filter((error) => error !== undefined);
  if (found.length > 0) return found;
  return choices.dataConsent ? [] : ["CONSENT_INVALID"];
}

/**
 * The errors shown after a press: one disappears when it is corrected, and new ones wait for the
 * next press. The consent is checked after the rest, so its error appears as soon as the reported
 * ones are corrected [CHK-05].
 * @param reported the errors shown at the last press
 */
export function errorsToShow(
  reported: readonly CheckoutError[],
  errors: readonly CheckoutError[],
): readonly CheckoutError[] {
  const left = errors.filter((error) => reported.includes(error));
  return reported.length > 0 && left.length === 0 ? errors.filter((error) => error === "CONSENT_INVALID") : left;
}

/** The sections that lack nothing. The last one needs both ticks, whatever else is missing. */
export function finishedSections(
  { termsAccepted, dataConsent }: Choices,
  errors: readonly CheckoutError[],
): readonly SectionName[] {
  const isFinished = (name: SectionName): boolean =>
    name === "confirm" ? termsAccepted && dataConsent : !errors.some((error) => sectionOf[error] === name);
  return sectionNames.filter(isFinished);
}

/** An address that lacks only the zip code says so [CHK-09]. */
function deliveryError({ distributionType, storeCode, addressErrors }: CheckedChoices): CheckoutError | undefined {
  if (distributionType === storePickup) return storeCode ? undefined : "DELIVERY_INVALID";
  const errors = Object.values(addressErrors);
  if (errors.length === 0) return undefined;
  return errors.every((error) => error === "ZIPCODE_EMPTY") ? "ZIPCODE_EMPTY" : "DELIVERY_INVALID";
}

/** Pick-up has no shipping. */
function shippingError({ distributionType, methodCode }: CheckedChoices): CheckoutError | undefined {
  return distributionType === homeDelivery && !methodCode ? "SHIPPING_INVALID" : undefined;
}

function paymentError({ totalAmount, channelCode, cardIsGood }: CheckedChoices): CheckoutError | undefined {
  if (totalAmount === 0) return undefined;
  return channelCode && cardIsGood ? undefined : "PAYMENT_INVALID";
}

const termsError = ({ termsAccepted }: CheckedChoices): CheckoutError | undefined =>
  termsAccepted ? undefined : "TERMS_INVALID";
