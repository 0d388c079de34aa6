import { fewerPoints, lessPoints, type Points } from "@gelora/money/points.ts";
import type { Balances } from "./balances.ts";
import { type Lot, type LotShare, shareOut, sumOfShares, takeFromLots } from "./lots.ts";
import type { Movement, MovementKind } from "./movement.ts";

/** What a decision writes to the books of one member, at once. */
export type Plan = {
  readonly movements: readonly Movement[];
  /** A lot that the first movement fills. */
  readonly newLot?: NewLot;
  readonly intoLots?: readonly LotShare[];
  readonly outOfLots?: readonly LotShare[];
};

export type NewLot = Omit<Lot, "lotId" | "cameBackAt"> & { readonly points: Points };

/** What a decision needs to know about a member. */
export type Books = {
  readonly balances: Balances;
  /** Those with points left, the soonest to expire first. */
  readonly lots: readonly Lot[];
};

/** The fact behind movements: its name, and its order if it has one. */
export type Cause = { readonly fact: string; readonly orderCode?: string | undefined };

/** Points that move without touching a lot. */
export function planMove(kind: MovementKind, cause: Cause, points: Points): Plan {
  return { movements: movementsOf(cause, [{ kind, points }]) };
}

/** New points to spend, in a lot of their own. They pay what the member owes first. */
export function planFill(
  kind: "matured" | "referralMatured" | "bonus" | "added",
  cause: Cause,
  { points, expiresAt, owed }: { readonly points: Points; readonly expiresAt: Date; readonly owed: Points },
): Plan {
  if (points === 0) return { movements: [] };
  const settled = fewerPoints(points, owed);
  return {
    movements: movementsOf(cause, [
      { kind, points },
      { kind: "settled", points: settled },
    ]),
    newLot: { fact: cause.fact, points, remaining: lessPoints(points, settled), expiresAt },
  };
}

/**
 * Points out of lots, the soonest to expire first. The caller has made sure that there are enough.
 */
export function planTake(
  kind: "held" | "expired" | "removed",
  cause: Cause,
  { lots, points }: { readonly lots: readonly Lot[]; readonly points: Points },
): Plan {
  return { movements: movementsOf(cause, [{ kind, points }]), outOfLots: takeFromLots(lots, points) };
}

/** Points back into the lots that they came from. They pay what the member owes first. */
export function planGiveBack(
  kind: "released" | "returned",
  cause: Cause,
  { shares, owed }: { readonly shares: readonly LotShare[]; readonly owed: Points },
): Plan {
  const points = sumOfShares(shares);
  const settled = fewerPoints(points, owed);
  return {
    movements: movementsOf(cause, [
      { kind, points },
      { kind: "settled", points: settled },
    ]),
    intoLots: shares,
    outOfLots: shareOut(shares, settled),
  };
}

/**
 * The points that are taken back, and how: points of purchases, and other points that they brought.
 */
const takeBackKinds = {
  purchase: { taken: "takenBack", owed: "owed" },
  bonus: { taken: "bonusWithdrawn", owed: "bonusOwed" },
  referral: { taken: "referralWithdrawn", owed: "referralOwed" },
} as const;

/**
 * Takes back points that were given for goods that have returned: from the lot of their own fact
 * first, then from the others. What was spent is owed to the club; the next points pay it.
 */
export function planTakeBack(
  what: keyof typeof takeBackKinds,
  cause: Cause,
  { lotFact, points }: { readonly lotFact: string; readonly points: Points },
  { balances, lots }: Books,
): Plan {
  const kinds = takeBackKinds[what];
  const taken = fewerPoints(points, balances.available);
  const ownFirst = [...lots.filter(({ fact }) => fact === lotFact), ...lots.filter(({ fact }) => fact !== lotFact)];
  return {
    movements: movementsOf(cause, [
      { kind: kinds.taken, points: taken },
      { kind: kinds.owed, points: lessPoints(points, taken) },
    ]),
    outOfLots: takeFromLots(ownFirst, taken),
  };
}

/** The first movement has the fact itself, so that a repeated fact is found by its name. */
function movementsOf(
  { fact, orderCode }: Cause,
  moves: readonly { readonly kind: MovementKind; readonly points: Points }[],
): readonly Movement[] {
  return moves
    .filter(({ points }) => points > 0)
    .map(({ kind, points }, index) => ({ kind, points, orderCode, fact: index === 0 ? fact : `${fact}:${kind}` }));
}
