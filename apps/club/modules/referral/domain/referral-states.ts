/** The states of a referral. The reward comes once: whatever is bought later changes nothing. */
export const referralEvents = {
  promise: { from: "waiting", to: "pending", meaning: "the new member's first order was delivered" },
  miss: { from: "waiting", to: "withdrawn", meaning: "that order had gone back whole before it was known" },
  reward: { from: "pending", to: "rewarded", meaning: "the return window of that order has closed" },
  forgo: { from: "pending", to: "withdrawn", meaning: "that order went back whole in its return window" },
  withdraw: { from: "rewarded", to: "withdrawn", meaning: "that order went back whole later" },
} as const satisfies Readonly<Record<string, ReferralArrow>>;

type ReferralArrow = { readonly from: ReferralState; readonly to: ReferralState; readonly meaning: string };

export const referralStates = ["waiting", "pending", "rewarded", "withdrawn"] as const;

export type ReferralState = (typeof referralStates)[number];

export type ReferralEvent = keyof typeof referralEvents;

export type Referral = {
  /** The new member. */
  readonly memberCode: string;
  readonly referrerCode: string;
  readonly recordedAt: Date;
  readonly state: ReferralState;
  /** The first order, from its delivery on. */
  readonly orderCode: string | null;
};

/** An order of the new member, as the referral sees it. */
export type ReferredOrder = {
  readonly orderCode: string;
  readonly orderedAt: Date;
  /** When its return window closes. */
  readonly maturesAt: Date;
  /** Whether its points have become available. */
  readonly isMature: boolean;
  /** Whether all of it went back. */
  readonly isGone: boolean;
};

/** What an order does to a referral, step by step; the same whatever order its events arrive in. */
export function eventsOf(referral: Referral, order: ReferredOrder): readonly ReferralEvent[] {
  const { state, orderCode, recordedAt } = referral;
  if (state === "waiting") {
    if (order.orderedAt < recordedAt) return [];
    if (order.isGone) return ["miss"];
    return order.isMature ? ["promise", "reward"] : ["promise"];
  }
  if (orderCode !== order.orderCode) return [];
  if (order.isGone) return state === "pending" ? ["forgo"] : state === "rewarded" ? ["withdraw"] : [];
  return state === "pending" && order.isMature ? ["reward"] : [];
}
