import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers, memberCodeOf } from "../../../platform/session.ts";
import type { OfferBasket } from "../domain/offer-basket.ts";
import type { StoredOffer } from "../domain/stored-offer.ts";
import { usesBy } from "../storage/offer-counts.ts";
import { livePromotions, runningPromotions, type Shoppers, usesOf } from "./live-promotions.ts";

/** What decides about offers besides goods: for `quoteBasket`. */
export type OffersOfShopper = Pick<OfferBasket, "shopper" | "distributionType" | "uses"> & {
  readonly promotions: readonly StoredOffer[];
  readonly coupon: StoredOffer | undefined;
};

export type OfferSeeker = {
  readonly owner: string;
  readonly distributionType: DistributionType;
  /** Digits after +62, once it is known: limits for a shopper count it too. */
  readonly mobile?: string | undefined;
  readonly coupon?: StoredOffer | undefined;
};

/**
 * The offers of the moment for a shopper, as a statement to be sent with those of the cart. It asks
 * the database only when an offer looks at what this shopper had before: one question, however many
 * offers and lines there are. The club is asked before it, when an offer is for a tier.
 */
export async function offersOf(platform: Platform, seeker: OfferSeeker): Promise<Statement<OffersOfShopper>> {
  const { owner, distributionType, coupon } = seeker;
  const promotions = runningPromotions(platform);
  const offers = coupon ? [...promotions, coupon] : promotions;
  const uses = usesOf(
    platform,
    offers.filter(isLimited).map(({ code }) => code),
  );
  const personal = offers.filter(({ rule }) => rule.limits.perShopper !== undefined).map(({ code }) => code);
  const isMember = isMembers(owner);
  const wantsFirst = isMember && offers.some(({ rule }) => rule.conditions.firstOrder);
  const tierCode = offers.some(({ rule }) => rule.conditions.tiers) ? await tierOf(platform, owner) : undefined;
  return async (...sent) => {
    const mine = personal.length > 0 ? await usesBy(shopperKeys(seeker), personal)(...sent) : new Map<string, number>();
    const hasOrdered = wantsFirst && (await hasOrderedBefore(platform, owner)(...sent));
    return {
      promotions,
      coupon,
      distributionType,
      shopper: { isMember, tierCode, hasOrdered },
      uses: new Map([...uses].map(([code, use]) => [code, { ...use, byShopper: mine.get(code) ?? 0 }])),
    };
  };
}

/** Each counts by itself, so that a guest is the same shopper in another browser. */
export function shopperKeys({ owner, mobile }: Pick<OfferSeeker, "owner" | "mobile">): readonly string[] {
  return mobile ? [owner, `mobile:${mobile}`] : [owner];
}

/** @param except an order that does not count */
export function hasOrderedBefore(platform: Platform, owner: string, except?: string): Statement<boolean> {
  const { hasOrdered } = shoppersOf(platform);
  return statement(sql<{ has: boolean }>`select ${hasOrdered(owner, except)} as has`, ([row]) => row?.has === true);
}

async function tierOf(platform: Platform, owner: string): Promise<string | undefined> {
  const memberCode = memberCodeOf(owner);
  return memberCode === undefined ? undefined : shoppersOf(platform).tierOf(platform, memberCode);
}

function shoppersOf(platform: Platform): Shoppers {
  const { shoppers } = livePromotions.of(platform);
  if (!shoppers) throw new Error("the promotions module has not started yet");
  return shoppers;
}

function isLimited({ rule }: StoredOffer): boolean {
  return Object.values(rule.limits).some((limit) => limit !== undefined);
}
