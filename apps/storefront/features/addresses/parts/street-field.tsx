import { longestAddressText } from "@gelora/locale/address.ts";
import { Field } from "@gelora/ui/field.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { NameFieldProps } from "./name-field.tsx";

/** Shorter than any street with a number: it may stand, but is doubtful. */
const shortestStreet = 5;

/**
 * A street with its number. Browsers cut what is typed or pasted at the limit without a word, so
 * one that reaches it may lack its end, and the field says so.
 */
export function StreetField({ good = false, ...input }: NameFieldProps) {
  const words = useWords("addresses");
  const most = longestAddressText.address1;
  const doubt = doubtOf(input.value, good, most);
  return (
    <Field
      {...input}
      good={good && !doubt}
      warning={doubt && words(`address.${doubt}`, { most })}
      autoComplete="street-address"
      maxLength={most}
      placeholder={words("address.address1Example")}
      hint={
        <span className="sum-row">
          <span>{words("address.address1Hint")}</span>
          <span className="figures shrink-0">
            {input.value.length}/{most}
          </span>
        </span>
      }
      className="sm:col-span-2"
    />
  );
}

function doubtOf(street: string, good: boolean, most: number): "address1Full" | "address1Short" | undefined {
  if (street.length >= most) return "address1Full";
  return good && street.trim().length < shortestStreet ? "address1Short" : undefined;
}
