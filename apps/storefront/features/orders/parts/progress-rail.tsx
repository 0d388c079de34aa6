import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ProgressStep, progressOf } from "../model/order-progress.ts";
import type { StandingOrder } from "../model/what-next.ts";

const dots: Readonly<Record<ProgressStep["stage"], string>> = {
  done: "bg-ink text-white",
  current: "bg-white text-ink outline-2 outline-ink",
  ahead: "bg-line text-quiet",
};

/** How far the order has come, from left to right. */
export function ProgressRail({ order }: { readonly order: StandingOrder }) {
  const words = useWords("orders");
  const steps = progressOf(order.orderStatus, order.distributionType, Boolean(order.readyTime));
  if (steps.length === 0) return null;
  return (
    <ol aria-label={words("progress")} className="mt-6 flex large-text:flex-col large-text:gap-3">
      {steps.map(({ key, stage }, index) => (
        <li
          key={key}
          aria-current={stage === "current" ? "step" : undefined}
          className="flex-1 last:flex-none large-text:flex large-text:items-center large-text:gap-3"
        >
          <span className="flex items-center">
            <span className={`grid size-6 shrink-0 place-items-center rounded-full ${dots[stage]}`}>
              {stage === "done" ? (
                <Icon name="check" className="size-3.5" />
              ) : (
                <span className="size-2 rounded-full bg-current" />
              )}
            </span>
            {index < steps.length - 1 ? (
              <span
                className={`mx-1.5 h-0.5 flex-1 rounded-full large-text:hidden ${stage === "done" ? "bg-ink" : "bg-line"}`}
              />
            ) : null}
          </span>
          <span
            className={`mt-2 block pr-2 text-xs large-text:mt-0 md:text-sm ${stage === "ahead" ? "text-quiet" : "font-semibold"}`}
          >
            {words(`step.${key}`)}
            {stage === "done" ? <span className="sr-only"> {words("stepDone")}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
