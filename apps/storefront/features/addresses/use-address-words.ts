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
    if (error === "TOO_LONG" || error === "HAS_LINK" || error === "ZIPCODE_EMPTY" || error === "ZIPCODE_INVALID")
      return words(`address.${error}`);
    return failureText({ code: error, message: "" });
  };
  const entries = Object.entries(errors) as [AddressField, AddressError][];
  return Object.fromEntries(entries.map(([field, error]) => [field, worded(field, error)]));
}
