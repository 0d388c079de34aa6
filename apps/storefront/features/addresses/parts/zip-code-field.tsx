import { defaultZipCode, shownZipCode } from "@gelora/locale/address.ts";
import { isZipOfProvince } from "@gelora/locale/zip-of-province.ts";
import { Field } from "@gelora/ui/field.tsx";
import { useState } from "react";
import type { InputProps } from "../../../platform/browser/use-fields.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Address } from "../address.ts";

export type ZipCodeFieldProps = {
  readonly input: InputProps & { readonly label: string };
  readonly address: Pick<Address, "district" | "state">;
  readonly onType: (code: string) => void;
};

/**
 * The stand-in for an unknown code [K28] is what is sent; the field shows it as empty, and one that
 * is emptied gets it. Only an old address that has no code at all must be given one [CHK-09]. It
 * opens once a district is chosen.
 */
export function ZipCodeField({ input, address, onType }: ZipCodeFieldProps) {
  const words = useWords("addresses");
  // As typed, while it is: anyone who types 00000 sees it until they leave.
  const [typed, setTyped] = useState<string>();
  const [isDropped, setDropped] = useState(false);
  const isOpen = address.district !== undefined;
  const isMissing = isOpen && input.value === "";
  const doubt = input.good ? elsewhere(words, input.value, address) : undefined;
  const warning = isDropped && isOpen ? words("address.zipCodeUnknown") : doubt;
  return (
    <Field
      {...input}
      label={isMissing ? input.label : words("address.zipCodeOptional")}
      required={isMissing}
      value={typed ?? shownZipCode(input.value)}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, "");
        setTyped(digits);
        setDropped(false);
        onType(digits || defaultZipCode);
      }}
      onBlur={() => {
        // No such code exists: the shopper sees that it is gone.
        setDropped(typed === defaultZipCode || (isDropped && typed === undefined));
        setTyped(undefined);
        input.onBlur();
      }}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={5}
      disabled={!isOpen}
      error={isOpen ? input.error : undefined}
      good={input.good && isHere(input.value, address)}
      warning={warning}
      hint={warning ? undefined : words(isOpen ? "address.zipCodeHint" : "address.zipCodeLater")}
    />
  );
}

type AtPlace = ZipCodeFieldProps["address"];

const isHere = (code: string, { state }: AtPlace): boolean => isZipOfProvince(code, state?.code ?? "");

/** What is doubtful about a code of another province; an unknown one belongs to none. */
function elsewhere(words: ReturnType<typeof useWords<"addresses">>, code: string, address: AtPlace) {
  if (!shownZipCode(code) || !address.state || isHere(code, address)) return undefined;
  return words("address.zipCodeElsewhere", { code, province: address.state.name });
}
