import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../platform/words/use-words.ts";
import type { AddressError, AddressField } from "./address.ts";

type Errors = Readonly<Partial<Record<AddressField, AddressError>>>;

/** A sentence per address error. Mobile and email use the shared ones. */
export function useAddressWords(errors: Errors): Readonly<Partial<Record<AddressField, string>>> {
  const words = useWords("addresses");
  const failureText = useFailureText();
  const worded = (field: AddressField, error: AddressError): string => {
    if (error === "EMPTY") return words(`empty.${field}`);
    return isOwn(error) ? words(`address.${error}`) : failureText({ code: error, message: "" });
  };
  const entries = Object.entries(errors) as [AddressField, AddressError][];
  return Object.fromEntries(entries.map(([field, error]) => [field, worded(field, error)]));
}

const ownErrors = ["TOO_LONG", "HAS_LINK", "HAS_EMOJI", "ZIPCODE_EMPTY", "ZIPCODE_INVALID"] as const;

const isOwn = (error: AddressError): error is (typeof ownErrors)[number] => ownErrors.some((own) => own === error);
