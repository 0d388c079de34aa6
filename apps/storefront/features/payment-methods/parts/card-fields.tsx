import { Field } from "@gelora/ui/field.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { type Card, formatCardNumber, formatExpiry } from "../card.ts";
import type { CardState } from "../use-card.ts";

/** Number, expiry and code, with the names that browsers and password managers fill in. */
export function CardFields({ state }: { readonly state: CardState }) {
  const words = useWords("payment-methods");
  const { card, setCard } = state;
  const common = (field: keyof Card) => ({
    id: `card-${field}`,
    ref: state.refOf(field),
    value: card[field],
    inputMode: "numeric" as const,
    required: true,
    error: state.errorOf(field),
    good: state.isGood(field),
    onBlur: () => state.leave(field),
  });
  return (
    <fieldset>
      <legend className="sr-only">{words("card.legend")}</legend>
      <div className="grid grid-cols-2 large-text:grid-cols-1 gap-4">
        <Field
          {...common("number")}
          label={words("card.number")}
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          onChange={(event) => setCard({ ...card, number: formatCardNumber(event.target.value) })}
          className="figures col-span-2"
        />
        <Field
          {...common("expiry")}
          label={words("card.expiry")}
          autoComplete="cc-exp"
          placeholder={words("card.expiryForm")}
          onChange={(event) => setCard({ ...card, expiry: formatExpiry(event.target.value) })}
          className="figures"
        />
        <Field
          {...common("cvv")}
          label={words("card.cvv")}
          autoComplete="cc-csc"
          maxLength={4}
          hint={words("card.cvvHint")}
          onChange={(event) => setCard({ ...card, cvv: event.target.value.replace(/\D/g, "") })}
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
