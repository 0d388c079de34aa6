/** Products as lists show them. */
export { quotedCard } from "./domain/quoted-card.ts";
export { readCards } from "./use-cases/read-cards.ts";
