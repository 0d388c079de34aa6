import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import type { ReactNode } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { hasTierLine, reasonsToSay } from "../model/shown-promotions.ts";
import type { PromotionView } from "../promotion-view.ts";
import { TierLine } from "./tier-line.tsx";

/** One promotion: what it takes off, or what is missing or in its way; and how far its levels are. */
export function PromotionRow({
  promotion,
  children,
}: {
  readonly promotion: PromotionView;
  /** What can be done about it. */
  readonly children?: ReactNode;
}) {
  const words = useWords("promotions");
  const { activityCode, activityName, activityRemark, state, saved, promotionTiers } = promotion;
  const isApplied = state === "APPLIED";
  return (
    <li data-promotion={activityCode} data-state={state} className="flex gap-3 py-4">
      <Icon
        name={isApplied ? "check" : "ticket"}
        className={`mt-0.5 size-5 shrink-0 ${isApplied ? "text-good" : "text-accent-deep"}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{activityName}</p>
        {activityRemark ? <p className="text-quiet text-sm">{activityRemark}</p> : null}
        {isApplied && (saved ?? 0) > 0 ? (
          <p className="figures mt-1 font-semibold text-good text-sm">
            {words("applied", { amount: formatRupiah(saved ?? 0) })}
          </p>
        ) : null}
        {reasonsToSay(promotion).map(({ code, text }) => (
          <p key={code} data-reason={code} className="mt-1 text-sm text-strong">
            {text}.
          </p>
        ))}
        {promotionTiers && hasTierLine(promotion) ? <TierLine tiers={promotionTiers} /> : null}
        {children}
      </div>
    </li>
  );
}
