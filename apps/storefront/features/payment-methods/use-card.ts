import { useState } from "react";
import { useLeftFields } from "../../platform/use-left-fields.ts";
import { useWords } from "../../platform/use-words.ts";
import { type Card, type CardFault, cardFaults, noCard } from "./card.ts";

const fields = ["number", "expiry", "cvv"] as const satisfies readonly (keyof Card)[];

export type CardState = ReturnType<typeof useCard>;

/** A card that is being typed, with its worded faults by field. It goes with the page. */
export function useCard() {
  const words = useWords("payment-methods");
  const [card, setCard] = useState<Card>(noCard);
  // A card does not expire while its number is typed.
  const [today] = useState(() => new Date());
  const found = cardFaults(card, today);
  const worded = Object.entries(found).map(([field, fault]: [string, CardFault]) => [field, words(`card.${fault}`)]);
  const left = useLeftFields<keyof Card>(Object.fromEntries(worded));
  return {
    card,
    setCard,
    ...left,
    /** Shows all that is wrong. */
    leaveAll: (): void => left.leave(...fields),
    /** The first field to mend; undefined when the card can be charged. */
    firstFaulty: fields.find((field) => found[field]),
  };
}
