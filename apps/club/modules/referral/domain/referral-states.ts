/** The states of a referral. The reward comes once: whatever is bought later changes nothing. */
export const referralEvents = {
  reward: { from: "waiting", to: "rewarded", meaning: "the new member's first order was delivered" },
  miss: { from: "waiting", to: "withdrawn", meaning: "that order had gone back whole before it was known" },
  withdraw: { from: "rewarded", to: "withdrawn", meaning: "that order went back whole" },
} as const satisfies Readonly<Record<string, ReferralArrow>>;

type ReferralArrow = { readonly from: ReferralState; readonly to: ReferralState; readonly meaning: string };

export const referralStates = ["waiting", "rewarded", "withdrawn"] as const;

export type ReferralState = (typeof referralStates)[number];

export type Referral = {
  /** The new member. */
  readonly memberCode: string;
  readonly referrerCode: string;
  readonly recordedAt: Date;
  readonly state: ReferralState;
  /** The first order, from the reward on. */
  readonly orderCode: string | null;
};

/** An order of the new member, as the referral sees it. */
export type ReferredOrder = {
  readonly orderCode: string;
  readonly orderedAt: Date;
  /** Whether all of it went back. */
  readonly isGone: boolean;
};

/** What an order does to a referral; the same whatever order its events arrive in. */
export function eventOf(referral: Referral, order: ReferredOrder): keyof typeof referralEvents | undefined {
  const { state, orderCode, recordedAt } = referral;
  if (state === "waiting" && order.orderedAt >= recordedAt) return order.isGone ? "miss" : "reward";
  return state === "rewarded" && orderCode === order.orderCode && order.isGone ? "withdraw" : undefined;
}
