import { type Fields, useFields } from "../../../platform/browser/use-fields.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type AddressField, type addressErrors, addressFields } from "../../addresses/address.ts";
import { useAddressWords } from "../../addresses/use-address-words.ts";
import type { CheckoutError } from "../model/checkout-errors.ts";
import type { Choices } from "../model/choices.ts";
import type { SectionName } from "../model/folding.ts";

/** A field that can get the focus; a section gets it while it has no field for what is missing. */
export type CheckoutField = AddressField | keyof Choices | SectionName;

const names: readonly CheckoutField[] = [
  "distributionType",
  ...addressFields,
  "storeCode",
  "delivery",
  "methodCode",
  "shipping",
  "channelCode",
  "payment",
  "termsAccepted",
  "dataConsent",
];

/** Where an error is corrected. An address has its own errors, and so has a card. */
const fieldsOf: Readonly<Record<CheckoutError, readonly CheckoutField[]>> = {
  DELIVERY_INVALID: ["storeCode", "delivery"],
  ZIPCODE_EMPTY: [],
  SHIPPING_INVALID: ["methodCode", "shipping"],
  PAYMENT_INVALID: ["channelCode", "payment"],
  TERMS_INVALID: ["termsAccepted"],
  CONSENT_INVALID: ["dataConsent"],
};

/** The fields of all steps, with the current errors in words. */
export function useCheckoutFields(
  inAddress: ReturnType<typeof addressErrors>,
  errors: readonly CheckoutError[],
): Fields<CheckoutField> {
  const words = useWords("checkout");
  const addressErrors = useAddressWords(inAddress);
  const choiceErrors = errors.flatMap((error) => fieldsOf[error].map((field) => [field, words(`error.${error}`)]));
  return useFields<CheckoutField>(names, { ...addressErrors, ...Object.fromEntries(choiceErrors) });
}
