import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import { durationOf, hoursMinutesSeconds } from "@gelora/locale/time-left.ts";
import { DeadlineBox } from "@gelora/ui/deadline-box.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { useDeadline } from "./use-deadline.ts";

type DeadlineProps = {
  readonly orderCode: string;
  /** ISO 8601. */
  readonly deadline: string;
  /** The shop's clock, ISO 8601. */
  readonly serverTime: string;
  /** Reloads the order, which closes soon after. */
  readonly askAgain: () => void;
};

/** When an unpaid order expires: a running clock, and the moment in Jakarta's time [LOC-13]. */
export function Deadline({ orderCode, deadline, serverTime, askAgain }: DeadlineProps) {
  const words = useWords("orders");
  const { language } = usePage();
  const seconds = useDeadline(orderCode, { deadline, serverTime }, askAgain);
  if (seconds === undefined) {
    return (
      <div role="status" className="mt-5">
        <Notice tone="warn">{words("closing")}</Notice>
      </div>
    );
  }
  return (
    <div className="mt-5">
      <DeadlineBox
        label={words("payBefore")}
        moment={`${formatMoment(new Date(deadline), language)} WIB`}
        dateTime={deadline}
        timeLeft={hoursMinutesSeconds(seconds)}
        duration={durationOf(seconds)}
        timeLeftLabel={words("timeLeft")}
      />
    </div>
  );
}
