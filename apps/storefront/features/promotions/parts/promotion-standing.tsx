import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { hasTierLine, reasonsToSay } from "../model/shown-promotions.ts";
import type { PromotionView } from "../promotion-view.ts";
import { TierLine } from "./tier-line.tsx";

export type Standing = Pick<PromotionView, "state" | "saved" | "reasonList" | "promotionTiers">;

/**
 * What became of a promotion in the shopper's cart: what it takes off, or what is missing or in its
 * way, and how far its levels are. The same wherever a promotion is told of.
 */
export function PromotionStanding({ standing }: { readonly standing: Standing }) {
  const words = useWords("promotions");
  const { state, saved, promotionTiers } = standing;
  return (
    <>
      {state === "APPLIED" && (saved ?? 0) > 0 ? (
        <p className="figures mt-1 font-semibold text-good text-sm">
          {words("applied", { amount: formatRupiah(saved ?? 0) })}
        </p>
      ) : null}
      {reasonsToSay(standing).map(({ code, text }) => (
        <p key={code} data-reason={code} className="mt-1 text-sm text-strong">
          {text}.
        </p>
      ))}
      {promotionTiers && hasTierLine(standing) ? <TierLine tiers={promotionTiers} /> : null}
    </>
  );
}
