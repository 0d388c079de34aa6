import { missingReason, progressOf } from "../levels.ts";
import type { OfferReward } from "../offer-rule.ts";
import type { Progress, Reason } from "../verdict.ts";
import { cutPieces, measureOf, noProposal, type OfferGoods, type Proposed, percentOf } from "../working.ts";

type Graded = Extract<OfferReward, { kind: "DISCOUNT" | "FREE_DELIVERY" }>;

/** A percentage or rupiah off the goods together, by the level that they reach. */
export function discountGoods(reward: Graded, { counted, open }: OfferGoods): Proposed {
  const { progress, reasons } = graded(reward, { counted });
  const pieces = open.flatMap((at) => at.left.map((left, unit) => ({ at, unit, left })));
  const worth = pieces.reduce((sum, { left }) => sum + left, 0);
  const amount = reducedBy(reward, progress, worth);
  return { ...noProposal, cuts: amount === 0 ? [] : cutPieces(amount, pieces), progress, reasons };
}

/** The same off the freight, once it is known. */
export function discountFreight(
  reward: Graded,
  goods: Pick<OfferGoods, "counted">,
  freight: number | undefined,
): Proposed {
  const { progress, reasons } = graded(reward, goods);
  if (progress.level === undefined) return { ...noProposal, progress, reasons };
  if (freight === undefined) return { ...noProposal, progress, reasons: [{ code: "CHOOSE_DELIVERY" }], isReady: true };
  return { ...noProposal, freight: reducedBy(reward, progress, freight), progress, reasons };
}

function graded(
  { levels, amountByQty }: Graded,
  { counted }: Pick<OfferGoods, "counted">,
): { readonly progress: Progress; readonly reasons: readonly Reason[] } {
  const progress = progressOf(levels, measureOf(counted, amountByQty));
  return { progress, reasons: progress.level ? [] : [missingReason(progress, amountByQty)] };
}

function reducedBy({ rewardByPercentage, most }: Graded, { level }: Progress, worth: number): number {
  if (!level) return 0;
  const amount = rewardByPercentage ? percentOf(worth, level.reward) : level.reward;
  return Math.min(amount, worth, most ?? worth);
}
