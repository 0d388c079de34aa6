import { useState } from "react";
import { useFields } from "../../platform/browser/use-fields.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { type Card, type CardError, cardErrors, noCard } from "./card.ts";

const names = ["number", "expiry", "cvv"] as const satisfies readonly (keyof Card)[];

export type CardState = ReturnType<typeof useCard>;

/** A card being typed, with error texts by field. Discarded with the page. */
export function useCard() {
  const words = useWords("payment-methods");
  const [card, setCard] = useState<Card>(noCard);
  // A card does not expire while its number is typed.
  const [today] = useState(() => new Date());
  const found = cardErrors(card, today);
  const worded = Object.entries(found).map(([field, error]: [string, CardError]) => [field, words(`card.${error}`)]);
  const fields = useFields<keyof Card>(names, Object.fromEntries(worded));
  // Its fields load late: a press before they are there finds them empty too.
  return { card, setCard, ...fields, check: () => fields.check(...names), isRight: worded.length === 0 };
}
