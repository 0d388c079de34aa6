import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ReturnDetail } from "../data/return-documents.ts";

/** What happened to a return, newest first, in WIB. */
export function ReturnTimeline({ history }: { readonly history: NonNullable<ReturnDetail["history"]> }) {
  const words = useWords("returns");
  return (
    <Panel outlined title={words("timeline")}>
      <ol>
        {history.toReversed().map(({ status, statusStr, createTime }, index) => (
          <li
            key={`${createTime} ${status}`}
            className="relative border-line border-l-2 pb-6 pl-6 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`-left-[0.4375rem] absolute top-1 size-3 rounded-full ${index === 0 ? "bg-accent" : "bg-control"}`}
            />
            <p className={index === 0 ? "font-bold" : "font-semibold text-strong"}>{statusStr}</p>
            <p className="figures text-quiet text-sm">
              <time dateTime={createTime}>{formatDayAndTime(new Date(createTime))}</time> WIB
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
