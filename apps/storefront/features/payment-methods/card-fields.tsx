import { Field } from "@gelora/ui/field.tsx";
import { Icon } from "../../chrome/icon.tsx";
import type { useLeftFields } from "../../platform/use-left-fields.ts";
import { useWords } from "../../platform/use-words.ts";
import { type Card, type CardFault, cardFaults, formatCardNumber, formatExpiry } from "./card.ts";

export type CardFieldsProps = {
  readonly card: Card;
  readonly onChange: (card: Card) => void;
  readonly left: Pick<ReturnType<typeof useLeftFields<keyof Card>>, "leave" | "faultOf" | "isGood">;
};

/** The worded faults of a card, by field, for `useLeftFields`. */
export function useCardFaults(card: Card): Readonly<Partial<Record<keyof Card, string>>> {
  const words = useWords("payment-methods");
  const faults = Object.entries(cardFaults(card, new Date()));
  return Object.fromEntries(faults.map(([field, fault]: [string, CardFault]) => [field, words(`card.${fault}`)]));
}

export const cardFieldId = (field: keyof Card): string => `card-${field}`;

/** Number, expiry and code, with the names by which browsers and password managers fill them. */
export function CardFields({ card, onChange, left }: CardFieldsProps) {
  const words = useWords("payment-methods");
  const common = (field: keyof Card) => ({
    id: cardFieldId(field),
    value: card[field],
    inputMode: "numeric" as const,
    required: true,
    error: left.faultOf(field),
    good: left.isGood(field),
    onBlur: () => left.leave(field),
  });
  return (
    <fieldset>
      <legend className="sr-only">{words("card.legend")}</legend>
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...common("number")}
          label={words("card.number")}
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          onChange={(event) => onChange({ ...card, number: formatCardNumber(event.target.value) })}
          className="figures col-span-2"
        />
        <Field
          {...common("expiry")}
          label={words("card.expiry")}
          autoComplete="cc-exp"
          placeholder={words("card.expiryForm")}
          onChange={(event) => onChange({ ...card, expiry: formatExpiry(event.target.value) })}
          className="figures"
        />
        <Field
          {...common("cvv")}
          label={words("card.cvv")}
          autoComplete="cc-csc"
          maxLength={4}
          hint={words("card.cvvHint")}
          onChange={(event) => onChange({ ...card, cvv: event.target.value.replace(/\D/g, "") })}
          className="figures"
        />
      </div>
      <p className="mt-4 flex gap-2 text-quiet text-sm">
        <Icon name="shield" className="mt-0.5 size-4" />
        {words("card.safe")}
      </p>
    </fieldset>
  );
}
