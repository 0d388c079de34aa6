import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Measure, Reward, TierProgress } from "../model/tier-progress.ts";

type Discount = Extract<Reward, { readonly unit: "percent" | "rupiah" }>;

/**
 * Words a promotion's levels: what was reached, and what is missing until the next [PRM-09,
 * PRM-10].
 */
export function useTierWords(): (progress: TierProgress) => {
  readonly earned: string | undefined;
  /** Of a level with a next: what it gives, for a sentence that says more of it. */
  readonly reward: string | undefined;
  readonly next: string | undefined;
} {
  const words = useWords("promotions");
  const measured = (measure: Measure): string =>
    measure.unit === "pieces" ? words("pieces", { count: measure.count }) : formatRupiah(measure.amount);
  const discounted = (reward: Discount, isOfDelivery: boolean): string => {
    if (isOfDelivery && reward.unit === "percent" && reward.percent === 100) return words("freeDelivery");
    const off = reward.unit === "percent" ? words("percent", { percent: reward.percent }) : formatRupiah(reward.amount);
    return words(isOfDelivery ? "offDelivery" : "off", { reward: off });
  };
  const rewarded = (reward: Reward, isOfDelivery: boolean): string => {
    if (reward.unit === "gifts" || reward.unit === "addOns") return words(reward.unit, { count: reward.count });
    const given = discounted(reward, isOfDelivery);
    const most = reward.unit === "percent" ? reward.most : undefined;
    return most ? words("atMost", { reward: given, most: formatRupiah(most) }) : given;
  };
  return ({ state, earned, next, isOfDelivery }) => ({
    earned: earned && words(state === "top" ? "top" : "reached", { reward: rewarded(earned, isOfDelivery) }),
    reward: earned && state !== "top" ? rewarded(earned, isOfDelivery) : undefined,
    next: next && words("next", { missing: measured(next.missing), reward: rewarded(next.reward, isOfDelivery) }),
  });
}
