import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { AddressFault, AddressField } from "../model/address.ts";

type Faults = Readonly<Partial<Record<AddressField, AddressFault>>>;

/** A sentence per address error. Mobile and email use the shared ones. */
export function useAddressWords(faults: Faults): Readonly<Partial<Record<AddressField, string>>> {
  const words = useWords("checkout");
  const failureText = useFailureText();
  const worded = (field: AddressField, fault: AddressFault): string => {
    if (fault === "EMPTY") return words(`empty.${field}`);
    if (fault === "TOO_LONG" || fault === "HAS_LINK" || fault === "ZIPCODE_EMPTY" || fault === "ZIPCODE_INVALID")
      return words(`address.${fault}`);
    return failureText({ code: fault, message: "" });
  };
  const entries = Object.entries(faults) as [AddressField, AddressFault][];
  return Object.fromEntries(entries.map(([field, fault]) => [field, worded(field, fault)]));
}
