/** What a shopper has chosen so far, as far as the checks care. */
export type Choices = {
  readonly distributionType: "11" | "21";
  /** The faults of the typed address, by field. */
  readonly addressFaults: Readonly<Partial<Record<string, string>>>;
  readonly storeCode: string | undefined;
  readonly methodCode: string | undefined;
  /** The chosen channel, when it is offered for this order. */
  readonly channelCode: string | undefined;
  readonly cardIsGood: boolean;
  readonly totalAmount: number;
  readonly termsAccepted: boolean;
  readonly dataConsent: boolean;
};

export type CheckoutFault =
  | "DELIVERY_INVALID"
  | "ZIPCODE_EMPTY"
  | "SHIPPING_INVALID"
  | "PAYMENT_INVALID"
  | "TERMS_INVALID"
  | "CONSENT_INVALID";

/**
 * Delivery, shipping, payment and terms are checked together, and each has its own error; the consent is checked when they are good [CHK-03, CHK-05, CHK-07].
 * Payment is skipped when there is nothing to pay, and only then [CHK-04].
 */
export function checkoutFaults(choices: Choices): readonly CheckoutFault[] {
  const faults = [deliveryFault(choices), shippingFault(choices), paymentFault(choices), termsFault(choices)];
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) return found;
  return choices.dataConsent ? [] : ["CONSENT_INVALID"];
}

/** An address whose only fault is the missing zip code says so [CHK-09]. */
function deliveryFault({ distributionType, storeCode, addressFaults }: Choices): CheckoutFault | undefined {
  if (distributionType === "21") return storeCode ? undefined : "DELIVERY_INVALID";
  const faults = Object.values(addressFaults);
  if (faults.length === 0) return undefined;
  return faults.every((fault) => fault === "ZIPCODE_EMPTY") ? "ZIPCODE_EMPTY" : "DELIVERY_INVALID";
}

/** Nothing is shipped to somebody who comes to the store. */
function shippingFault({ distributionType, methodCode }: Choices): CheckoutFault | undefined {
  return distributionType === "11" && !methodCode ? "SHIPPING_INVALID" : undefined;
}

function paymentFault({ totalAmount, channelCode, cardIsGood }: Choices): CheckoutFault | undefined {
  if (totalAmount === 0) return undefined;
  return channelCode && cardIsGood ? undefined : "PAYMENT_INVALID";
}

const termsFault = ({ termsAccepted }: Choices): CheckoutFault | undefined =>
  termsAccepted ? undefined : "TERMS_INVALID";
