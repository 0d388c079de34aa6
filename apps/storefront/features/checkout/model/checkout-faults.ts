import { homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import type { Choices } from "./choices.ts";
import { type SectionName, sectionNames } from "./folding.ts";

/** What the checks need, beside the choices. */
export type CheckedChoices = Choices & {
  /** The typed address's errors, by field. */
  readonly addressFaults: Readonly<Partial<Record<string, string>>>;
  /** True for other channels too. */
  readonly cardIsGood: boolean;
  readonly totalAmount: number;
};

export type CheckoutFault =
  | "DELIVERY_INVALID"
  | "ZIPCODE_EMPTY"
  | "SHIPPING_INVALID"
  | "PAYMENT_INVALID"
  | "TERMS_INVALID"
  | "CONSENT_INVALID";

/** The section that an error belongs to. */
export const sectionOf: Readonly<Record<CheckoutFault, SectionName>> = {
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
export function checkoutFaults(choices: CheckedChoices): readonly CheckoutFault[] {
  const faults = [deliveryFault(choices), shippingFault(choices), paymentFault(choices), termsFault(choices)];
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) return found;
  return choices.dataConsent ? [] : ["CONSENT_INVALID"];
}

/**
 * The errors shown after a press: one disappears when it is corrected, and new ones wait for the
 * next press. The consent is checked after the rest, so its error appears as soon as the reported
 * ones are corrected [CHK-05].
 * @param reported the errors shown at the last press
 */
export function faultsToShow(
  reported: readonly CheckoutFault[],
  faults: readonly CheckoutFault[],
): readonly CheckoutFault[] {
  const left = faults.filter((fault) => reported.includes(fault));
  return reported.length > 0 && left.length === 0 ? faults.filter((fault) => fault === "CONSENT_INVALID") : left;
}

/** The sections that lack nothing. The last one needs both ticks, whatever else is missing. */
export function finishedSections(
  { termsAccepted, dataConsent }: Choices,
  faults: readonly CheckoutFault[],
): readonly SectionName[] {
  const isFinished = (name: SectionName): boolean =>
    name === "confirm" ? termsAccepted && dataConsent : !faults.some((fault) => sectionOf[fault] === name);
  return sectionNames.filter(isFinished);
}

/** An address that lacks only the zip code says so [CHK-09]. */
function deliveryFault({ distributionType, storeCode, addressFaults }: CheckedChoices): CheckoutFault | undefined {
  if (distributionType === storePickup) return storeCode ? undefined : "DELIVERY_INVALID";
  const faults = Object.values(addressFaults);
  if (faults.length === 0) return undefined;
  return faults.every((fault) => fault === "ZIPCODE_EMPTY") ? "ZIPCODE_EMPTY" : "DELIVERY_INVALID";
}

/** Pick-up has no shipping. */
function shippingFault({ distributionType, methodCode }: CheckedChoices): CheckoutFault | undefined {
  return distributionType === homeDelivery && !methodCode ? "SHIPPING_INVALID" : undefined;
}

function paymentFault({ totalAmount, channelCode, cardIsGood }: CheckedChoices): CheckoutFault | undefined {
  if (totalAmount === 0) return undefined;
  return channelCode && cardIsGood ? undefined : "PAYMENT_INVALID";
}

const termsFault = ({ termsAccepted }: CheckedChoices): CheckoutFault | undefined =>
  termsAccepted ? undefined : "TERMS_INVALID";
