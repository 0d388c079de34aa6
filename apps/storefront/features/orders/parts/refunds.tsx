import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderRefund } from "../data/order-documents.ts";
import { shownMoment } from "../model/shown-dates.ts";

type RefundsProps = {
  readonly refunds: readonly OrderRefund[];
  /** Points that go back to the card. */
  readonly points: number;
};

/** Money and points that go back for an order: how much, which way, and when it went. */
export function Refunds({ refunds, points }: RefundsProps) {
  const words = useWords("orders");
  if (refunds.length === 0 && points === 0) return null;
  return (
    <Panel outlined title={words("refunds")}>
      <ul className="space-y-2.5 text-sm">
        {refunds.map(({ amount, status, payMent, createTime, doneTime }) => (
          <li key={`${createTime} ${amount}`}>
            {words(`refund.${status}`, {
              amount: formatRupiah(amount),
              way: payMent,
              moment: `${shownMoment(doneTime)} WIB`,
            })}
          </li>
        ))}
        {points > 0 ? <li>{words("pointsBack", { points: formatPoints(points) })}</li> : null}
      </ul>
    </Panel>
  );
}
