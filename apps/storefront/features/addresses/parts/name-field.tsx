import { longestAddressText } from "@gelora/locale/address.ts";
import { Field, type FieldProps } from "@gelora/ui/field.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

export type NameFieldProps = FieldProps & { readonly value: string };

/**
 * A name on a parcel's label. Browsers cut what is pasted at the limit without a word, so a name
 * that reaches it may be a part of one, and the field says so.
 */
export function NameField({ good = false, ...input }: NameFieldProps) {
  const words = useWords("addresses");
  const most = longestAddressText.name;
  const isFull = input.value.length >= most;
  return (
    <Field
      {...input}
      good={good && !isFull}
      warning={isFull ? words("address.nameFull", { most }) : undefined}
      maxLength={most}
    />
  );
}
