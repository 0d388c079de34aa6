import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { ReadyOffer } from "./offer.ts";
import type { Level } from "./offer-rule.ts";

/** Why an offer gives nothing, or not yet. Codes and details; the words are elsewhere. */
export type Reason =
  | { readonly code: "NOT_STARTED"; readonly begins: Date }
  | { readonly code: "ENDED" }
  | { readonly code: "MEMBERS_ONLY" }
  | { readonly code: "GUESTS_ONLY" }
  | { readonly code: "TIER_NEEDED"; readonly tiers: readonly string[] }
  | { readonly code: "FIRST_ORDER_ONLY" }
  | { readonly code: "DISTRIBUTION_TYPE"; readonly distributionTypes: readonly DistributionType[] }
  | { readonly code: "USED_BY_SHOPPER"; readonly n: number }
  | { readonly code: "USED_UP" }
  | { readonly code: "USED_UP_TODAY" }
  | { readonly code: "NO_GOODS" }
  | { readonly code: "MISSING_AMOUNT"; readonly amount: number }
  | { readonly code: "MISSING_PIECES"; readonly n: number }
  | { readonly code: "MISSING_REWARD_GOODS"; readonly n: number }
  | { readonly code: "CHOOSE_GIFT"; readonly n: number }
  | { readonly code: "CHOOSE_ADD_ON"; readonly n: number }
  | { readonly code: "CHOOSE_DELIVERY" }
  | { readonly code: "OUTRANKED"; readonly by: string }
  | { readonly code: "NOT_WITH"; readonly by: string }
  | { readonly code: "ALREADY_CHEAPER" };

/** How far the basket is on the levels of an offer, in pieces or rupiah. */
export type Progress = {
  readonly measured: number;
  readonly level: Level | undefined;
  readonly next: Level | undefined;
  /** Until `next`. */
  readonly missing: number;
};

/**
 * What became of one offer. APPLIED: it is in the price. READY: its level is reached, and the
 * shopper's choice (of a gift, an add-on, a delivery) is open. BLOCKED: `reasons` say why.
 */
export type Verdict = {
  readonly offer: ReadyOffer;
  readonly state: "APPLIED" | "READY" | "BLOCKED";
  /** What it takes off goods and freight. */
  readonly saved: number;
  readonly reasons: readonly Reason[];
  readonly progress: Progress | undefined;
  /** Lines whose goods count for it or are made cheaper by it. */
  readonly lineIds: readonly string[];
  /** Lines taken under it that it does not give: gifts without their level, or too many. */
  readonly deniedLineIds: readonly string[];
  /** Gift or add-on pieces that may still be added. */
  readonly piecesOpen: number;
};

/** What one offer takes off: a part of each piece of some lines, and of the freight. */
export type Reduction = {
  readonly offer: ReadyOffer;
  /** By line, in the order of its pieces. */
  readonly parts: ReadonlyMap<string, readonly number[]>;
  readonly freight: number;
};

export type Evaluation = { readonly verdicts: readonly Verdict[]; readonly reductions: readonly Reduction[] };
