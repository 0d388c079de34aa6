import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { StoryEntry } from "../model/order-story.ts";
import { shownMoment } from "../model/shown-dates.ts";
import { useStatusWords } from "./use-status-words.ts";

/** The order's history, newest first. */
export function OrderHistory({ history }: { readonly history: readonly StoryEntry[] }) {
  const words = useWords("orders");
  const titleOf = useTitles();
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
            <p className={index === 0 ? "font-bold" : "font-semibold text-strong"}>{titleOf(entry)}</p>
            {entry.cancelledItems.map(({ skuName, count }) => (
              <p key={skuName} className="text-sm">
                {count} × {skuName}
              </p>
            ))}
            <p className="figures text-quiet text-sm">
              <time dateTime={entry.createTime}>{shownMoment(entry.createTime)}</time> WIB
            </p>
            <Remark entry={entry} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** An entry's state, unless it is about some pieces or a parcel. */
function useTitles(): (entry: StoryEntry) => string {
  const words = useWords("orders");
  const statusWords = useStatusWords();
  return (entry) => {
    if (entry.cancelledItems.length > 0) return words("historyCancelled");
    if (entry.expressStatus === "FAILED") return words("parcel.FAILED");
    return statusWords({ ...entry, readyTime: entry.isReady ? entry.createTime : null });
  };
}

/** What was remarked; in our own words where the courier said it in theirs. */
function Remark({ entry: { remark, expressStatus, isReopened } }: { readonly entry: StoryEntry }) {
  const words = useWords("orders");
  if (isReopened) return <p className="mt-1 text-sm">{words("historyReopened")}</p>;
  const told = expressStatus === "RETURNED" ? words("parcelNote.RETURNED") : remark;
  if (!told || expressStatus === "FAILED") return null;
  return <p className="mt-1 text-sm">{told}</p>;
}
