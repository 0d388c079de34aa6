import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import { durationOf, hoursMinutesSeconds, secondsLeft } from "@gelora/locale/time-left.ts";
import { DeadlineBox } from "@gelora/ui/deadline-box.tsx";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { useShopNow } from "./use-shop-now.ts";

type DeadlineProps = {
  readonly deadline: string;
  /** The shop's clock. Both ISO 8601. */
  readonly serverTime: string;
};

/** The deadline in Jakarta's time, and the time left [LOC-13, Q90]. */
export function Deadline({ deadline, serverTime }: DeadlineProps) {
  const words = useWords("payment");
  const { language } = usePage();
  const moment = new Date(deadline);
  const seconds = secondsLeft(moment.getTime(), useShopNow(serverTime));
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
