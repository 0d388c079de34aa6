import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import { durationOf, hoursMinutesSeconds, secondsLeft } from "@gelora/locale/time-left.ts";
import { DeadlineBox } from "@gelora/ui/deadline-box.tsx";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";

/** The deadline in Jakarta's time, and the time left [LOC-13, Q90]. */
export function Deadline({ deadline, now }: { readonly deadline: string; readonly now: number }) {
  const words = useWords("payment");
  const { language } = usePage();
  const moment = new Date(deadline);
  const seconds = secondsLeft(moment.getTime(), now);
  return (
    <DeadlineBox
      label={words("payBefore")}
      moment={`${formatMoment(moment, language)} WIB`}
      dateTime={deadline}
      timeLeft={hoursMinutesSeconds(seconds)}
      duration={durationOf(seconds)}
      timeLeftLabel={words("timeLeft")}
    />
  );
}
