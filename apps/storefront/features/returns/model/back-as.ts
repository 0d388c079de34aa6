import type { LineWish } from "./return-form.ts";

export type BackSums = { readonly amount: number; readonly points: number };

/** In what something goes back: points that paid never come as money. */
export type BackAs = "MONEY" | "POINTS" | "BOTH";

/**
 * What goes back as money and as points. Until the shop has said it of the chosen pieces, what all
 * pieces of their lines are worth says which of the two it will be.
 */
export function backSums(wishes: readonly LineWish[], refund: BackSums | undefined): BackSums {
  if (refund) return refund;
  return {
    amount: wishes.reduce((sum, { amount }) => sum + amount, 0),
    points: wishes.reduce((sum, { points }) => sum + points, 0),
  };
}

export function backAs({ amount, points }: BackSums): BackAs {
  if (points === 0) return "MONEY";
  return amount === 0 ? "POINTS" : "BOTH";
}
