import { isOver } from "./line-returns.ts";

/** A return as the list of orders shows it. */
type ListedReturn = {
  readonly status?: string | null;
  readonly afterSaleStatusStr?: string | null;
  readonly amount?: number | null;
  readonly points?: number | null;
};

export type CardReturn =
  | { readonly kind: "underWay"; readonly status: string }
  | { readonly kind: "back"; readonly amount: number; readonly points: number };

/**
 * What a card of the list says of an order's returns: the newest that is under way, else what all
 * of them have brought back. One that came to nothing is left to the order's page.
 */
export function returnOfCard(returns: readonly ListedReturn[]): CardReturn | undefined {
  const open = returns.findLast(({ status }) => !isOver(status) && status !== "REFUNDED");
  if (open) return { kind: "underWay", status: open.afterSaleStatusStr ?? "" };
  const refunded = returns.filter(({ status }) => status === "REFUNDED");
  if (refunded.length === 0) return undefined;
  const sum = (of: (one: ListedReturn) => number | null | undefined): number =>
    refunded.reduce((total, one) => total + (of(one) ?? 0), 0);
  return { kind: "back", amount: sum(({ amount }) => amount), points: sum(({ points }) => points) };
}
