import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import { usePage } from "../../../platform/page-context.ts";
import { useWords } from "../../../platform/use-words.ts";
import { durationOf } from "../model/countdown.ts";
import { useDeadline } from "./use-deadline.ts";

/** How long an unpaid order is kept: a clock that stands still for screen readers, and the moment itself in Jakarta's time [LOC-13]. */
export function Deadline({
  orderCode,
  deadline,
  askAgain,
}: {
  readonly orderCode: string;
  readonly deadline: string;
  readonly askAgain: () => void;
}) {
  const words = useWords("orders");
  const { language } = usePage();
  const left = useDeadline(orderCode, deadline, askAgain);
  if (left === undefined) {
    return (
      <p role="status" className="mt-5 rounded-md bg-warn-soft px-4 py-3 font-semibold text-sm text-warn">
        {words("closing")}
      </p>
    );
  }
  return (
    <div className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md bg-warn-soft px-4 py-3 text-warn">
      <span className="font-semibold text-sm">{words("payWithin")}</span>
      <time role="timer" aria-live="off" dateTime={durationOf(left)} className="figures font-extrabold text-xl">
        {left}
      </time>
      <span className="text-sm">
        {words("payUntil", { moment: `${formatMoment(new Date(deadline), language)} WIB` })}
      </span>
    </div>
  );
}
