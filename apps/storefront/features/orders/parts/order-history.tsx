import { useWords } from "../../../platform/use-words.ts";
import type { HistoryEntry } from "../data/order-documents.ts";
import { shownMoment } from "../model/shown-dates.ts";
import { Panel } from "./panel.tsx";
import { useStatusWords } from "./use-status-words.ts";

/** What happened to the order and when, the latest first. */
export function OrderHistory({
  history,
  distributionType,
}: {
  readonly history: readonly HistoryEntry[];
  readonly distributionType: string | null | undefined;
}) {
  const words = useWords("orders");
  const statusWords = useStatusWords();
  if (history.length === 0) return null;
  return (
    <Panel title={words("history")}>
      <ol>
        {history.toReversed().map((entry, index) => (
          <li
            key={`${entry.createTime} ${entry.orderStatus}`}
            className="relative border-line border-l-2 pb-6 pl-6 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute top-1 -left-[0.4375rem] size-3 rounded-full ${index === 0 ? "bg-accent" : "bg-control"}`}
            />
            <p className={index === 0 ? "font-bold" : "font-semibold text-strong"}>
              {statusWords(entry.orderStatus, entry.orderStatusStr, distributionType)}
            </p>
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
