import type { Points } from "@gelora/money/points.ts";

/**
 * The accounts of the ledger. A member has four: points that wait for the end of the return window,
 * points to spend, points held for orders, and points that the member owes the club. The others are
 * the club's.
 */
export const memberAccounts = ["pending", "available", "held", "owed"] as const;
export const clubAccounts = ["issued", "promotion", "spent", "expired", "adjustments"] as const;

export type MemberAccount = (typeof memberAccounts)[number];
export type Account = MemberAccount | (typeof clubAccounts)[number];

/**
 * Everything that can happen to points: each kind moves them from one account to another, so every
 * movement sums to zero.
 */
export const movementKinds = {
  earned: { from: "issued", to: "pending", meaning: "an order line earned points" },
  forgone: { from: "pending", to: "issued", meaning: "goods went back before their points were available" },
  matured: { from: "pending", to: "available", meaning: "the return window closed" },
  bonus: { from: "promotion", to: "available", meaning: "a purchase was kept after its member had linked the card" },
  bonusWithdrawn: { from: "available", to: "promotion", meaning: "that purchase went back whole later" },
  bonusOwed: { from: "owed", to: "promotion", meaning: "it went back after the bonus was spent" },
  referralEarned: { from: "promotion", to: "pending", meaning: "a new member's first order was delivered" },
  referralForgone: { from: "pending", to: "promotion", meaning: "that order went back whole in its return window" },
  referralMatured: { from: "pending", to: "available", meaning: "its return window closed" },
  // Booked until rewards began to wait; the ledger keeps it.
  referral: { from: "promotion", to: "available", meaning: "a reward that was available at once" },
  referralWithdrawn: {
    from: "available",
    to: "promotion",
    meaning: "the order went back whole after its return window",
  },
  referralOwed: { from: "owed", to: "promotion", meaning: "it went back after the reward was spent" },
  takenBack: { from: "available", to: "issued", meaning: "goods went back after their points were available" },
  owed: { from: "owed", to: "issued", meaning: "goods went back after their points were spent" },
  settled: { from: "available", to: "owed", meaning: "new points paid what the member owed" },
  held: { from: "available", to: "held", meaning: "points were set aside for an order" },
  released: { from: "held", to: "available", meaning: "held points came back" },
  spent: { from: "held", to: "spent", meaning: "an order was paid with points" },
  returned: { from: "spent", to: "available", meaning: "spent points came back" },
  expired: { from: "available", to: "expired", meaning: "points reached the end of their life" },
  added: { from: "adjustments", to: "available", meaning: "staff added points" },
  removed: { from: "available", to: "adjustments", meaning: "staff removed points" },
} as const satisfies Readonly<Record<string, MovementArrow>>;

type MovementArrow = { readonly from: Account; readonly to: Account; readonly meaning: string };

export type MovementKind = keyof typeof movementKinds;

export type Movement = {
  readonly kind: MovementKind;
  /** What it follows from; one fact moves points once. */
  readonly fact: string;
  /** Always more than zero. */
  readonly points: Points;
  readonly orderCode?: string | undefined;
};

type Entry = { readonly account: Account; readonly points: number };

/** The two entries of a movement. */
export function entriesOf({ kind, points }: Movement): readonly Entry[] {
  const { from, to } = movementKinds[kind];
  return [
    { account: from, points: -points },
    { account: to, points },
  ];
}
