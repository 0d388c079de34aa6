import { addPoints, type Points } from "@gelora/money/points.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Reversal } from "../../purchases/purchases.ts";

/**
 * What one piece of an order earned, under the rules of its time. Returns are computed from these
 * receipts, never from the rules again.
 */
export type EarnedPiece = {
  readonly orderItemCode: string;
  /** Counted from 1 within the line. */
  readonly piece: number;
  readonly amount: Rupiah;
  readonly points: Points;
  /** The event by which it went back. */
  readonly reversedBy: string | null;
};

/**
 * The pieces that a reversal takes: of each line those that were charged the same, the first ones
 * first, and otherwise any that are left. The same pieces in whatever order reversals come.
 */
export function piecesToReverse(pieces: readonly EarnedPiece[], { lines }: Pick<Reversal, "lines">): EarnedPiece[] {
  const left = new Set(pieces.filter(({ reversedBy }) => reversedBy === null));
  return lines.flatMap(({ orderItemCode, amounts }) =>
    amounts.flatMap((amount) => {
      const ofLine = [...left].filter((piece) => piece.orderItemCode === orderItemCode);
      const found = ofLine.find((piece) => piece.amount === amount) ?? ofLine[0];
      if (!found) return [];
      left.delete(found);
      return [found];
    }),
  );
}

export function pointsOf(pieces: readonly EarnedPiece[]): Points {
  return addPoints(...pieces.map(({ points }) => points));
}
