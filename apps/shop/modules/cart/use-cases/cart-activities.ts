import { type DistributionType, homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import { memoOf } from "../../../platform/memo-of.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Giveaway, PromotionActivity } from "../../../platform/schema.generated.ts";
import type { Quote } from "../../pricing/pricing.ts";
import { activityAnswer } from "../../promotions/activity-answer.ts";
import type { StoredOffer } from "../../promotions/promotions.ts";

import { giveawayGoods } from "./giveaway-goods.ts";
import type { Goods } from "./goods-of.ts";

type Offered = {
  readonly promotions: readonly StoredOffer[];
  readonly verdicts: Quote["verdicts"];
  readonly distributionType: DistributionType;
};

/**
 * The running promotions with what became of each in a cart or checkout, the same for both: in
 * the order in which they are given [CRT-11, PRM-02].
 */
export async function activitiesOf(
  platform: Platform,
  { promotions, verdicts, distributionType }: Offered,
  language: Language,
): Promise<readonly PromotionActivity[]> {
  const bySource = await giveawayGoods(platform, language);
  const other = distributionType === homeDelivery ? storePickup : homeDelivery;
  const [here, elsewhere] = [bySource.get(distributionType), bySource.get(other)];
  const byCode = new Map(promotions.map((promotion) => [promotion.code, promotion]));
  return verdicts.flatMap((verdict) => {
    const promotion = byCode.get(verdict.offer.code);
    if (!promotion) return [];
    const giveaways = giveawaysOf(promotion, verdict.piecesOpen, { here, elsewhere });
    return activityAnswer(promotion, { verdict, giveaways, promotions }, language);
  });
}

type Sources = {
  readonly here: ReadonlyMap<string, Goods> | undefined;
  readonly elsewhere: ReadonlyMap<string, Goods> | undefined;
};

/**
 * What is not where the cart's goods come from is shown, and cannot be chosen [PRM-15, Q65]. Goods
 * that have left the catalogue are not shown.
 */
function giveawaysOf({ rule }: StoredOffer, piecesOpen: number, { here, elsewhere }: Sources): Giveaway[] {
  const { reward } = rule;
  if (!("giveaways" in reward)) return [];
  return reward.giveaways.flatMap((giveaway) => {
    const goods = here?.get(giveaway.skuCode);
    if (!goods?.sellable) return [];
    const eligible = goods.stock > 0;
    const isElsewhere = (elsewhere?.get(giveaway.skuCode)?.stock ?? 0) > 0;
    return {
      giveawayCode: goods.skuCode,
      giveawayName: `${goods.productName}, ${goods.colourName}, ${goods.sizeName}`,
      price: "price" in giveaway ? giveaway.price : 0,
      productPrice: goods.salePrice,
      giveawayNum: eligible ? Math.min(piecesOpen, goods.stock) : 0,
      giveawayType: reward.kind === "GWP" ? "GIFT" : "ADD_ON",
      mediaLink: goods.image ?? null,
      productCode: goods.productCode,
      orgCode: goods.orgCode,
      eligible,
      ineligibleCode: eligible ? null : isElsewhere ? "OTHER_SOURCE" : "SOLD_OUT",
    };
  });
}

/** By line, those that concern it: its goods count for them, or it was taken under one. */
export function activitiesByLine(
  activities: readonly PromotionActivity[],
  verdicts: Quote["verdicts"],
): ReadonlyMap<string, readonly PromotionActivity[]> {
  const byCode = new Map(activities.map((activity) => [activity.activityCode, activity]));
  return new Map(
    [...codesByLine(verdicts, composeCodes)].map(([lineId, codes]) => [
      lineId,
      [...codes].flatMap((code) => byCode.get(code) ?? []),
    ]),
  );
}

type CodesByLine = ReadonlyMap<string, ReadonlySet<string>>;

/** By line. A cart that has not changed has the same verdicts, see `rememberedEvaluation`. */
const codesByLine = memoOf<Quote["verdicts"], CodesByLine>();

function composeCodes(verdicts: Quote["verdicts"]): CodesByLine {
  const byLine = new Map<string, Set<string>>();
  for (const { offer, lineIds, deniedLineIds } of verdicts) {
    for (const lineId of [...lineIds, ...deniedLineIds]) {
      const codes = byLine.get(lineId);
      if (codes) codes.add(offer.code);
      else byLine.set(lineId, new Set([offer.code]));
    }
  }
  return byLine;
}
