import { Icon } from "@gelora/ui/icon.tsx";
import type { ReactNode } from "react";
import type { PromotionView } from "../promotion-view.ts";
import { PromotionStanding } from "./promotion-standing.tsx";

/**
 * One promotion: what it takes off, or what is missing or in its way; and how far its levels are.
 */
export function PromotionRow({
  promotion,
  children,
}: {
  readonly promotion: PromotionView;
  /** What can be done about it. */
  readonly children?: ReactNode;
}) {
  const { activityCode, activityName, activityRemark, state } = promotion;
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
        <PromotionStanding standing={promotion} />
        {children}
      </div>
    </li>
  );
}
