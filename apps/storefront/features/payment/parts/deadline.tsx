import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import { Icon } from "../../../chrome/icon.tsx";
import { usePage } from "../../../platform/page-context.ts";
import { useWords } from "../../../platform/use-words.ts";
import { countdownText } from "../model/countdown.ts";

/** Until when, on the wall clock in Jakarta, and how long that is [LOC-13, Q90]. */
export function Deadline({ deadline, now }: { readonly deadline: string; readonly now: number }) {
  const words = useWords("payment");
  const { language } = usePage();
  const moment = new Date(deadline);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 rounded-md bg-warn-soft px-4 py-3 text-warn sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon name="clock" className="size-6" />
      <p>
        <span className="block text-sm">{words("payBefore")}</span>
        <time dateTime={deadline} className="block font-bold text-sm sm:text-base">
          {formatMoment(moment, language)} WIB
        </time>
      </p>
      <p
        role="timer"
        aria-label={words("timeLeft")}
        className="figures col-start-2 font-extrabold text-2xl tracking-tight sm:col-start-3"
      >
        {countdownText(moment.getTime() - now)}
      </p>
    </div>
  );
}
