/** Products as lists show them. */
export { readCards } from "./use-cases/read-cards.ts";
