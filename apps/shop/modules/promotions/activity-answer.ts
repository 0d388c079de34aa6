import type { Language } from "@gelora/locale/language.ts";
import { memoInLanguages } from "../../platform/memo-of.ts";
import type {
  ActivityLevel,
  Giveaway,
  OfferReason,
  ProductActivity,
  PromotionActivity,
  PromotionTiers,
} from "../../platform/schema.generated.ts";
import type { Level } from "./domain/offer-rule.ts";
import type { StoredOffer } from "./domain/stored-offer.ts";
import type { Reason, Verdict } from "./domain/verdict.ts";
import { wordReason } from "./domain/word-reason.ts";

type Standing = {
  /** Absent when it was not evaluated. */
  readonly verdict: Verdict | undefined;
  readonly giveaways: readonly Giveaway[];
  /** For reasons that name another promotion. */
  readonly promotions: readonly StoredOffer[];
};

/** What the gateway answers about a promotion, in one language [PRM-02]. */
export function activityAnswer(promotion: StoredOffer, standing: Standing, language: Language): PromotionActivity {
  const { verdict, giveaways } = standing;
  const compose = () => composeActivity(promotion, standing, language);
  // Giveaways have stock, which changes while the verdict does not.
  if (!verdict || giveaways.length > 0) return compose();
  return wholeAnswer(verdict, language, compose);
}

function composeActivity(
  promotion: StoredOffer,
  { verdict, giveaways, promotions }: Standing,
  language: Language,
): PromotionActivity {
  return {
    ...plainAnswer(promotion, language, () => composePlain(promotion, language)),
    giveaways: [...giveaways],
    eligibleGiveaway: giveaways.length === 0 ? null : giveaways.some(({ eligible }) => eligible),
    ...(verdict
      ? verdictAnswer(verdict, language, () => composeVerdict(promotion, verdict, promotions, language))
      : composeVerdict(promotion, undefined, promotions, language)),
  };
}

/** Carts may carry fifty promotions: what no cart changes is composed once for each of them. */
const plainAnswer = memoInLanguages<StoredOffer, ReturnType<typeof composePlain>>();
/** A cart that has not changed has the same verdicts, see `rememberedEvaluation`. */
const verdictAnswer = memoInLanguages<Verdict, ReturnType<typeof composeVerdict>>();
const wholeAnswer = memoInLanguages<Verdict, PromotionActivity>();

function composeVerdict(
  promotion: StoredOffer,
  verdict: Verdict | undefined,
  promotions: readonly StoredOffer[],
  language: Language,
) {
  return {
    state: verdict?.state ?? null,
    saved: verdict?.saved ?? 0,
    reasonList: (verdict?.reasons ?? []).map((reason) => reasonAnswer(reason, promotions, language)),
    promotionTiers: tiersAnswer(promotion, verdict?.progress),
    piecesOpen: verdict?.piecesOpen ?? 0,
  } satisfies Partial<PromotionActivity>;
}

function composePlain(promotion: StoredOffer, language: Language) {
  const { reward } = promotion.rule;
  const opsType = reward.kind === "GWP" || reward.kind === "PWP" ? reward.kind : null;
  return {
    ...ribbonAnswer(promotion, language),
    activityStatus: "RUNNING",
    activityBegin: promotion.begins.toISOString(),
    activityEnd: promotion.ends?.toISOString() ?? null,
    activityRemark: promotion.remark[language],
    opsType,
    activityType: reward.kind,
    priority: promotion.priority,
    amountByQty: "amountByQty" in reward ? reward.amountByQty : null,
    rewardByPercentage: "rewardByPercentage" in reward ? reward.rewardByPercentage : null,
    activityLevel: levelsOf(promotion),
  } satisfies Partial<PromotionActivity>;
}

/** The part that product pages and lists show, without a shopper [PRM-03, PDP-11, LST-13]. */
export function ribbonAnswer(promotion: StoredOffer, language: Language) {
  const { code, name, ribbon } = promotion;
  return {
    activityCode: code,
    activityName: name[language],
    ribbonName: ribbon ? name[language] : null,
    ribbonText: ribbon?.text[language] ?? null,
    ribbonImage: ribbon?.image ?? null,
    ribbonPosition: ribbon?.position ?? null,
  };
}

/** A promotion among the activities of a product [LST-18, PDP-06, PDP-16]. */
export function productActivity(promotion: StoredOffer, language: Language): ProductActivity {
  const { ribbonName: _ribbonName, ...ribbon } = ribbonAnswer(promotion, language);
  return {
    ...ribbon,
    activityType: promotion.rule.reward.kind,
    activityDesc: promotion.remark[language],
    activityRemark: promotion.remark[language],
    activityLabel: promotion.name[language],
    activitySort: promotion.priority,
    activityBegin: promotion.begins.toISOString(),
    activityEnd: promotion.ends?.toISOString() ?? null,
  };
}

/** @param promotions in which the names of those that a reason names are found */
export function reasonAnswer(
  reason: Reason,
  promotions: readonly Pick<StoredOffer, "code" | "name">[],
  language: Language,
): OfferReason {
  const { code, ...details } = reason;
  const nameOf = (other: string) => promotions.find((one) => one.code === other)?.name[language] ?? other;
  return { code, details, text: wordReason(reason, language, nameOf) };
}

function levelsOf({ rule: { reward } }: StoredOffer): ActivityLevel[] {
  return "levels" in reward ? reward.levels.map((level, index) => levelAnswer(level, index)) : [];
}

function levelAnswer({ from, reward }: Level, index: number): ActivityLevel {
  return { level: index + 1, amount: from, reward };
}

/**
 * How far a cart is on the levels of a promotion; null for promotions without levels. Amounts are
 * pieces when `amountByQty`, else rupiah; rewards percent when `rewardByPercentage`, else rupiah,
 * and pieces of gifts and add-ons [PRM-08, PRM-09, PRM-10].
 * @param progress absent for an empty cart
 */
export function tiersAnswer(promotion: StoredOffer, progress: Verdict["progress"]): PromotionTiers | null {
  const { reward } = promotion.rule;
  if (!("levels" in reward)) return null;
  const levels = levelsOf(promotion);
  const [first] = reward.levels;
  const level = progress?.level;
  const next = progress ? progress.next : first;
  const at = level ? reward.levels.findIndex(({ from }) => from === level.from) : -1;
  return {
    opsType: reward.kind,
    amountByQty: reward.amountByQty,
    rewardByPercentage: "rewardByPercentage" in reward && reward.rewardByPercentage,
    activityLevel: levels,
    currentActivityLevel: levels[at] ?? null,
    remainingAmount: progress ? progress.missing : (first?.from ?? 0),
    nextRewardEarned: next?.reward ?? 0,
    noTier: at < 0,
    latestTier: at === levels.length - 1,
    maxReward: "most" in reward ? (reward.most ?? null) : null,
  };
}
