import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { failure, type Refused } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { runningPromotions, type StoredOffer } from "../../promotions/promotions.ts";
import type { CartLine } from "../domain/cart-line.ts";
import { cartVerdicts } from "./cart-verdicts.ts";

/** The running promotion of this code that gives this sku away, or sells it at an add-on price. */
export function giveawayOffer(
  platform: Platform,
  activityCode: string | null,
  skuCode: string,
): StoredOffer | undefined {
  if (activityCode === null) return undefined;
  return runningPromotions(platform).find(({ code, rule }) => {
    if (code !== activityCode || !("giveaways" in rule.reward)) return false;
    return rule.reward.giveaways.some((giveaway) => giveaway.skuCode === skuCode);
  });
}

/**
 * True when this code's promotion gives others away: nobody who asked for a gift is charged its
 * price.
 */
export function isOfOtherGoods(platform: Platform, activityCode: string | null, skuCode: string): boolean {
  const promotion = runningPromotions(platform).find(({ code }) => code === activityCode);
  return (
    promotion !== undefined && "giveaways" in promotion.rule.reward && !giveawayOffer(platform, activityCode, skuCode)
  );
}

/** Distinguishes lines that a running promotion gives away from those that are bought. */
export function giftsOf(platform: Platform) {
  return ({ activityCode, skuCode }: Pick<CartLine, "activityCode" | "skuCode">): boolean =>
    giveawayOffer(platform, activityCode, skuCode)?.rule.reward.kind === "GWP";
}

/**
 * Why so many more pieces cannot be taken under an offer, if so: its level is not reached, or the
 * shopper has chosen all that it gives. In the transaction that locks the cart [PRM-15].
 * @returns undefined for goods that are bought; failure GIVEAWAY_NEEDS_AMOUNT or
 * GIVEAWAY_NEEDS_PIECES below the level, else GIVEAWAY_NOT_OPEN
 */
export async function giveawayRefusal(
  platform: Platform,
  owner: string,
  { activityCode, distributionType }: Pick<CartLine, "activityCode" | "distributionType">,
  pieces: number,
): Promise<Refused | undefined> {
  if (activityCode === null) return undefined;
  const verdicts = await cartVerdicts(platform, owner, distributionType);
  const verdict = verdicts.find(({ offer }) => offer.code === activityCode);
  if (verdict && verdict.piecesOpen >= pieces) return undefined;
  return (verdict && levelMissing(verdict)) ?? failure("GIVEAWAY_NOT_OPEN", { left: verdict?.piecesOpen ?? 0 });
}

/** What is missing until the offer gives anything, where it says so. */
function levelMissing({ reasons }: Awaited<ReturnType<typeof cartVerdicts>>[number]): Refused | undefined {
  for (const reason of reasons) {
    if (reason.code === "MISSING_AMOUNT")
      return failure("GIVEAWAY_NEEDS_AMOUNT", { amount: formatRupiah(reason.amount) });
    if (reason.code === "MISSING_PIECES") return failure("GIVEAWAY_NEEDS_PIECES", { n: reason.n });
  }
  return undefined;
}
