import { splitWhole } from "@gelora/money/split-whole.ts";
import type { ReadyOffer } from "./offer.ts";
import type { OfferLine } from "./offer-basket.ts";
import type { Progress, Reason } from "./verdict.ts";

/** A line while offers are given one after another; only the evaluation changes it. */
export type WorkingLine = {
  readonly line: OfferLine;
  readonly left: number[];
  /** The offers that made it cheaper, and whether the last of them shares with none. */
  readonly givenBy: string[];
  isClosed: boolean;
};

/**
 * The goods of one offer: those that count for its level, and those of them that it may still make
 * cheaper.
 */
export type OfferGoods = {
  readonly counted: readonly WorkingLine[];
  readonly open: readonly WorkingLine[];
};

/** What a reward takes off the pieces of one line. */
export type Cut = { readonly at: WorkingLine; readonly parts: readonly number[] };

/** What a reward would give now, and why that is nothing or not all. */
export type Proposed = {
  readonly cuts: readonly Cut[];
  readonly freight: number;
  readonly progress?: Progress;
  readonly reasons: readonly Reason[];
  /** The level is reached, and the shopper's choice decides. */
  readonly isReady?: boolean;
  readonly denied?: readonly WorkingLine[];
  readonly piecesOpen?: number;
};

export const noProposal: Pick<Proposed, "cuts" | "freight"> = { cuts: [], freight: 0 };

export type Piece = { readonly at: WorkingLine; readonly unit: number; readonly left: number };

export function workingLine(line: OfferLine): WorkingLine {
  return { line, left: [...line.left], givenBy: [], isClosed: false };
}

/** Lines taken under an offer are for that offer alone, and count for none. */
export function goodsOfOffer({ covers, rule }: ReadyOffer, lines: readonly WorkingLine[]): OfferGoods {
  const counted = lines.filter(({ line }) => line.takenUnder === null && covers(line, line.isReduced));
  const isAlone = rule.stacking === "ALONE";
  return { counted, open: counted.filter((one) => isOpen(one, isAlone)) };
}

export function isOpen({ isClosed, givenBy }: WorkingLine, isAlone: boolean): boolean {
  return !isClosed && (!isAlone || givenBy.length === 0);
}

/** In pieces or in rupiah at current prices. */
export function measureOf(counted: readonly WorkingLine[], byPieces: boolean): number {
  return counted.reduce((sum, { line }) => sum + line.quantity * (byPieces ? 1 : line.price), 0);
}

/** The dearest first; equal ones in the order of their lines. */
export function piecesOf(lines: readonly WorkingLine[]): readonly Piece[] {
  const pieces = lines.flatMap((at) => at.left.map((left, unit) => ({ at, unit, left })));
  return pieces.sort((one, other) => other.left - one.left);
}

/** Splits an amount over pieces by what each still costs, so that none gets more than that. */
export function cutPieces(amount: number, pieces: readonly Piece[]): readonly Cut[] {
  const parts = splitWhole(
    amount,
    pieces.map(({ left }) => left),
  );
  const byLine = new Map<WorkingLine, number[]>();
  for (const [index, { at, unit }] of pieces.entries()) {
    const ofLine = byLine.get(at) ?? at.left.map(() => 0);
    ofLine[unit] = parts[index] ?? 0;
    byLine.set(at, ofLine);
  }
  return [...byLine].map(([at, ofLine]) => ({ at, parts: ofLine }));
}

/** The part of an amount in whole rupiah, rounded down. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}
