import type { LocalisedText } from "@gelora/contracts/catalogue-document.ts";
import { type Covers, coversOf } from "./goods-cover.ts";
import type { OfferRule } from "./offer-rule.ts";

/** A promotion, or a coupon: what is offered, from when until when. */
export type Offer = {
  /** Of the promotion (`activityCode`), or of the coupon's campaign. */
  readonly code: string;
  readonly name: LocalisedText;
  /** Inclusive, to the second. */
  readonly begins: Date;
  /** Exclusive; absent: until it is stopped. */
  readonly ends?: Date | undefined;
  /** Higher ones are given first; among equals the code decides. */
  readonly priority: number;
  readonly rule: OfferRule;
};

/** An offer with its filters made ready, so that asking about goods is a look into a set. */
export type ReadyOffer = Offer & {
  readonly covers: Covers;
  /** What is got, where that is other goods than what is bought. */
  readonly gives: Covers | undefined;
};

export function readyOffer(offer: Offer): ReadyOffer {
  const { reward } = offer.rule;
  const gives = reward.kind === "BUY_GET" && reward.gets ? coversOf(reward.gets) : undefined;
  return { ...offer, covers: coversOf(reward.goods), gives };
}

/** In the order in which they are given. */
export function byPriority(one: Offer, other: Offer): number {
  if (one.priority !== other.priority) return other.priority - one.priority;
  return one.code < other.code ? -1 : one.code > other.code ? 1 : 0;
}

export function isRunning({ begins, ends }: Pick<Offer, "begins" | "ends">, moment: Date): boolean {
  return begins <= moment && (ends === undefined || moment < ends);
}
