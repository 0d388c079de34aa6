import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Choices } from "../data/change-newsletter.ts";

type Props = { readonly history: Choices["history"] };

/** When and how its owner agreed and withdrew, the newest first, with the words they agreed to. */
export function ConsentHistory({ history }: Props) {
  const words = useWords("newsletter");
  if (history.length === 0) return null;
  return (
    <details className="mt-6" data-consent-history="">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sm">{words("history")}</summary>
      <ol className="mt-1 border-line border-t text-sm">
        {history.map(({ act, way, wording, at }) => (
          <li key={`${at} ${act}`} className="border-line border-b py-3">
            <p className="font-semibold">{words(`act.${act}`)}</p>
            <p className="text-quiet">
              <time dateTime={at} className="figures">
                {words("historyTime", { moment: formatDayAndTime(new Date(at)) })}
              </time>
              {` · ${words(`way.${way}`)}`}
            </p>
            {wording ? <p className="mt-1 text-quiet">{words("historyWording", { wording })}</p> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
