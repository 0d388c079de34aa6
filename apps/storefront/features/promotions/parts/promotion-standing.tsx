import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { hasTierLine, reasonsToSay } from "../model/shown-promotions.ts";
import { tierProgress } from "../model/tier-progress.ts";
import type { PromotionView } from "../promotion-view.ts";
import { TierLine } from "./tier-line.tsx";
import { useTierWords } from "./use-tier-words.ts";

export type Standing = Pick<PromotionView, "state" | "saved" | "reasonList" | "promotionTiers">;

/**
 * What became of a promotion in the shopper's cart: what it takes off, or what is missing or in its
 * way, and how far its levels are. The same wherever a promotion is shown.
 */
export function PromotionStanding({ standing }: { readonly standing: Standing }) {
  const words = useWords("promotions");
  const { state, saved, promotionTiers } = standing;
  const tierWords = useTierWords();
  const tiers = promotionTiers && hasTierLine(standing) ? promotionTiers : undefined;
  const isSaving = state === "APPLIED" && (saved ?? 0) > 0;
  const reward = isSaving && tiers ? tierWords(tierProgress(tiers)).reward : undefined;
  const amount = formatRupiah(saved ?? 0);
  return (
    <>
      {isSaving ? (
        <p className="figures mt-1 font-semibold text-good text-sm">
          {reward ? words("appliedLevel", { reward, amount }) : words("applied", { amount })}
        </p>
      ) : null}
      {reasonsToSay(standing).map(({ code, text }) => (
        <p key={code} data-reason={code} className="mt-1 text-sm text-strong">
          {text}.
        </p>
      ))}
      {tiers ? <TierLine tiers={tiers} isRewardShown={reward !== undefined} /> : null}
    </>
  );
}
