import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { StoryEntry } from "../model/order-story.ts";
import { shownMoment } from "../model/shown-dates.ts";
import { useStatusWords } from "./use-status-words.ts";

/** The order's history, newest first. */
export function OrderHistory({ history }: { readonly history: readonly StoryEntry[] }) {
  const words = useWords("orders");
  const statusWords = useStatusWords();
  if (history.length === 0) return null;
  return (
    <Panel outlined title={words("history")}>
      <ol>
        {history.toReversed().map((entry, index) => (
          <li
            key={`${entry.createTime} ${entry.orderStatus} ${entry.isReady} ${entry.cancelledItems.length}`}
            className="relative border-line border-l-2 pb-6 pl-6 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute top-1 -left-[0.4375rem] size-3 rounded-full ${index === 0 ? "bg-accent" : "bg-control"}`}
            />
            <p className={index === 0 ? "font-bold" : "font-semibold text-strong"}>
              {entry.cancelledItems.length > 0
                ? words("historyCancelled")
                : statusWords(entry.orderStatus, entry.orderStatusStr, entry.isReady)}
            </p>
            {entry.cancelledItems.map(({ skuName, count }) => (
              <p key={skuName} className="text-sm">
                {count} × {skuName}
              </p>
            ))}
            <p className="figures text-quiet text-sm">
              <time dateTime={entry.createTime}>{shownMoment(entry.createTime)}</time> WIB
            </p>
            {entry.remark ? <p className="mt-1 text-sm">{entry.remark}</p> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
