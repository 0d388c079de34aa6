import type { PromotionView } from "../promotion-view.ts";

type Standing = Pick<PromotionView, "activityCode" | "state" | "reasonList">;

/** What more items, or a choice, would bring about. */
const withinReach = [
  "MISSING_AMOUNT",
  "MISSING_PIECES",
  "MISSING_REWARD_GOODS",
  "CHOOSE_GIFT",
  "CHOOSE_ADD_ON",
  "CHOOSE_DELIVERY",
];
/** What no shopper can do anything about is not shown. */
const pointless = ["NOT_STARTED", "ENDED"];

const codesOf = ({ reasonList }: Pick<Standing, "reasonList">): readonly string[] =>
  (reasonList ?? []).map(({ code }) => code);

/**
 * The promotions of a cart for its reader: those that apply and those within reach first, the rest
 * (to which the cart has nothing yet, or which are for others) apart, each in the shop's order
 * [CRT-11].
 * @param touched the codes of the promotions that some line counts for
 * @param stays the codes of those that were among the first, and stay there: a line that is left
 * out for a moment moves nothing
 */
export function shownPromotions<Promotion extends Standing>(
  promotions: readonly Promotion[],
  touched: ReadonlySet<string | null>,
  stays: readonly (string | null)[] = [],
): { readonly near: readonly Promotion[]; readonly other: readonly Promotion[] } {
  const known = promotions.filter(
    (promotion) => promotion.state !== null && !codesOf(promotion).some((code) => pointless.includes(code)),
  );
  const rank = (promotion: Promotion): number => {
    if (promotion.state === "APPLIED") return 0;
    if (promotion.state === "READY") return 1;
    const isTouched = touched.has(promotion.activityCode);
    return isTouched && codesOf(promotion).every((code) => withinReach.includes(code)) ? 2 : 3;
  };
  const isNear = (promotion: Promotion): boolean => rank(promotion) < 3 || stays.includes(promotion.activityCode);
  const ordered = known.toSorted((one, another) => rank(one) - rank(another));
  return {
    near: ordered.filter(isNear),
    other: ordered.filter((promotion) => !isNear(promotion)),
  };
}

/** Whether more of its goods would help: something is missing, or a further level is ahead. */
export function canShopMore({ state, reasonList, promotionTiers }: PromotionView): boolean {
  const codes = codesOf({ reasonList });
  if (codes.some((code) => code.startsWith("MISSING_") || code === "NO_GOODS")) return true;
  return state !== "BLOCKED" && promotionTiers !== null && !promotionTiers.latestTier;
}

/** The reasons to word: what is missing until a level is said by the level's own line. */
export function reasonsToSay({ reasonList, promotionTiers }: Pick<PromotionView, "reasonList" | "promotionTiers">) {
  const isSaid = (code: string): boolean => code === "MISSING_AMOUNT" || code === "MISSING_PIECES";
  return (reasonList ?? []).filter(({ code }) => promotionTiers === null || !isSaid(code));
}

/** Levels worth a line: until the top is reached, or what it gives where there are several. */
export function hasTierLine({ promotionTiers }: Pick<PromotionView, "promotionTiers">): boolean {
  if (promotionTiers === null) return false;
  return !promotionTiers.latestTier || (promotionTiers.activityLevel ?? []).length > 1;
}
