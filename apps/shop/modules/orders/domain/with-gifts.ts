import { orderStates } from "./order-states.ts";
import { isKept, type Pieces, type Portion } from "./portions.ts";

/**
 * Cancelling the last bought piece also cancels the gifts that have not been sent: a gift comes
 * with something bought, as for returns. As long as any bought piece is kept, all gifts are kept.
 * @param giftLines lines that promotions gave away
 */
export function withGifts(
  pieces: readonly Pieces[],
  portions: readonly Portion[],
  giftLines: ReadonlySet<number>,
): readonly Pieces[] {
  const chosen = new Map(pieces.map(({ lineNumber, quantity }) => [lineNumber, quantity]));
  const isBought = ({ lineNumber }: Pieces): boolean => !giftLines.has(lineNumber);
  const bought = sumByLine(portions.filter((portion) => isKept(portion) && isBought(portion)));
  const isLast = bought.every(({ lineNumber, quantity }) => (chosen.get(lineNumber) ?? 0) >= quantity);
  if (!isLast || !pieces.some(isBought)) return pieces;
  const here = portions.filter(({ state }) => state === orderStates.preparing);
  return [...pieces.filter(isBought), ...sumByLine(here.filter((portion) => !isBought(portion)))];
}

/** One entry for each line. */
export function sumByLine(pieces: readonly Pieces[]): readonly Pieces[] {
  const sums = new Map<number, number>();
  for (const { lineNumber, quantity } of pieces) sums.set(lineNumber, (sums.get(lineNumber) ?? 0) + quantity);
  return [...sums].map(([lineNumber, quantity]) => ({ lineNumber, quantity }));
}
