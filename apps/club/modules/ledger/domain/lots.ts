import { addPoints, fewerPoints, lessPoints, type Points } from "@gelora/money/points.ts";

/** Points that became available together and expire together. */
export type Lot = {
  readonly lotId: number;
  /** The fact of the movement that filled it. */
  readonly fact: string;
  /** What is available of it. */
  readonly remaining: Points;
  readonly expiresAt: Date;
  /** When points of an order last came back into it; null for never. */
  readonly cameBackAt: Date | null;
};

/** Points of one lot. */
export type LotShare = { readonly lotId: number; readonly points: Points };

/**
 * Takes points from lots in the order given.
 * @throws Error when the lots have fewer, although the member's balance has enough
 */
export function takeFromLots(lots: readonly Lot[], wanted: Points): readonly LotShare[] {
  const shares = shareOut(
    lots.map(({ lotId, remaining }) => ({ lotId, points: remaining })),
    wanted,
  );
  if (sumOfShares(shares) < wanted) throw new Error("the lots have fewer points than their member");
  return shares;
}

/** The first `wanted` points of these shares. */
export function shareOut(shares: readonly LotShare[], wanted: Points): readonly LotShare[] {
  let left = wanted;
  const taken: LotShare[] = [];
  for (const { lotId, points } of shares) {
    const part = fewerPoints(points, left);
    if (part > 0) taken.push({ lotId, points: part });
    left = lessPoints(left, part);
  }
  return taken;
}

export function sumOfShares(shares: readonly LotShare[]): Points {
  return addPoints(...shares.map(({ points }) => points));
}
