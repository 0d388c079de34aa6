import { type DistributionType, homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { isRunning, type Offer } from "./offer.ts";
import type { OfferBasket } from "./offer-basket.ts";
import type { OfferLimits } from "./offer-rule.ts";
import type { Reason } from "./verdict.ts";

/** Why this shopper cannot have an offer now, whatever is in the basket. */
export function conditionReasons(offer: Offer, basket: OfferBasket): readonly Reason[] {
  const reasons = [...periodReasons(offer, basket.moment), ...shopperReasons(offer, basket)];
  const distributionTypes = distributionTypesOf(offer);
  if (distributionTypes && !distributionTypes.includes(basket.distributionType))
    reasons.push({ code: "DISTRIBUTION_TYPE", distributionTypes });
  return [...reasons, ...countReasons(offer, basket)];
}

/** Only what is delivered has a freight. */
function distributionTypesOf({ rule }: Offer): readonly DistributionType[] | undefined {
  return rule.reward.kind === "FREE_DELIVERY" ? [homeDelivery] : rule.conditions.distributionTypes;
}

function periodReasons(offer: Offer, moment: Date): readonly Reason[] {
  if (isRunning(offer, moment)) return [];
  return offer.begins > moment ? [{ code: "NOT_STARTED", begins: offer.begins }] : [{ code: "ENDED" }];
}

function shopperReasons({ rule }: Offer, { shopper }: OfferBasket): readonly Reason[] {
  const { shoppers, tiers, firstOrder } = rule.conditions;
  if (shoppers === "GUESTS" && shopper.isMember) return [{ code: "GUESTS_ONLY" }];
  const needsMember = shoppers === "MEMBERS" || tiers !== undefined || firstOrder;
  if (needsMember && !shopper.isMember) return [{ code: "MEMBERS_ONLY" }];
  const reasons: Reason[] = [];
  if (tiers && !tiers.includes(shopper.tierCode ?? "")) reasons.push({ code: "TIER_NEEDED", tiers });
  if (firstOrder && shopper.hasOrdered) reasons.push({ code: "FIRST_ORDER_ONLY" });
  return reasons;
}

function countReasons({ code, rule }: Offer, { uses }: OfferBasket): readonly Reason[] {
  const use = uses.get(code);
  if (!use) return [];
  const { perShopper, total, perDay } = rule.limits;
  if (perShopper !== undefined && use.byShopper >= perShopper) return [{ code: "USED_BY_SHOPPER", n: perShopper }];
  if (total !== undefined && use.total >= total) return [{ code: "USED_UP" }];
  return perDay !== undefined && use.today >= perDay ? [{ code: "USED_UP_TODAY" }] : [];
}

/** An offer is given whole or not at all: what is left of its budget must cover it. */
export function budgetReasons({ code, rule }: Offer, { uses }: OfferBasket, saved: number): readonly Reason[] {
  const { budget, budgetPerDay }: OfferLimits = rule.limits;
  const use = uses.get(code);
  if (budget !== undefined && (use?.spent ?? 0) + saved > budget) return [{ code: "USED_UP" }];
  if (budgetPerDay !== undefined && (use?.spentToday ?? 0) + saved > budgetPerDay) return [{ code: "USED_UP_TODAY" }];
  return [];
}
