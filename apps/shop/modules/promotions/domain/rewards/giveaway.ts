import { missingReason, progressOf } from "../levels.ts";
import type { OfferReward } from "../offer-rule.ts";
import { type Cut, measureOf, noProposal, type OfferGoods, type Proposed, type WorkingLine } from "../working.ts";

type Giveaway = Extract<OfferReward, { kind: "GWP" | "PWP" }>;

/**
 * Gifts (GWP) and goods at an add-on price (PWP): a level's reward is how many pieces the shopper
 * may choose. What is chosen lies in the cart under the offer [PRM-01, Q65]. A gift that is not
 * given is denied, since nobody wants to pay for it; add-on goods beyond the number cost their
 * current price.
 */
export function giveAway(reward: Giveaway, goods: OfferGoods, taken: readonly WorkingLine[]): Proposed {
  const progress = progressOf(reward.levels, measureOf(goods.counted, reward.amountByQty));
  const prices = new Map(reward.giveaways.map((one) => [one.skuCode, "price" in one ? one.price : 0] as const));
  const given = give(taken, prices, progress.level?.reward ?? 0, reward.kind === "GWP");
  const shared = { ...noProposal, ...given, progress };
  if (!progress.level) return { ...shared, reasons: [missingReason(progress, reward.amountByQty)] };
  if (given.cuts.length > 0) return { ...shared, reasons: [] };
  const code = reward.kind === "GWP" ? "CHOOSE_GIFT" : "CHOOSE_ADD_ON";
  return { ...shared, reasons: [{ code, n: progress.level.reward }], isReady: true };
}

function give(
  taken: readonly WorkingLine[],
  prices: ReadonlyMap<string, number>,
  allowed: number,
  isWhole: boolean,
): { readonly cuts: readonly Cut[]; readonly denied: readonly WorkingLine[]; readonly piecesOpen: number } {
  const cuts: Cut[] = [];
  const denied: WorkingLine[] = [];
  let piecesOpen = allowed;
  for (const at of taken) {
    const price = prices.get(at.line.skuCode);
    const pieces = price === undefined ? 0 : Math.min(piecesOpen, at.left.length);
    if (isWhole && pieces < at.left.length) {
      denied.push(at);
      continue;
    }
    piecesOpen -= pieces;
    const parts = at.left.map((left, unit) => (unit < pieces ? Math.max(0, left - (price ?? left)) : 0));
    if (parts.some((part) => part > 0)) cuts.push({ at, parts });
  }
  return { cuts, denied, piecesOpen };
}
