import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderRefund } from "../data/order-documents.ts";
import { shownMoment } from "../model/shown-dates.ts";
import { RefundAccount, type RefundAccountProps } from "./refund-account.tsx";

type RefundsProps = {
  readonly refunds: readonly OrderRefund[];
  /** Points that go back to the card. */
  readonly points: number;
  /** The account of a transfer. */
  readonly account?: RefundAccountProps | undefined;
};

/** Money and points that go back for an order: how much, which way, and when it went. */
export function Refunds({ refunds, points, account }: RefundsProps) {
  const words = useWords("orders");
  if (refunds.length === 0 && points === 0) return null;
  const isAsked = account !== undefined && !account.transfer.bankAccount;
  return (
    <Panel outlined title={words(refunds.length > 0 ? "refunds" : "refunds.points")}>
      <ul className="space-y-2.5 text-sm">
        {refunds.map(({ amount, status, isExtra, payMent, isTransfer, createTime, doneTime }) => (
          <li key={`${createTime} ${amount}`}>
            {isExtra ? `${words("refund.extra")} ` : null}
            {words(status === "DUE" && isTransfer && isAsked ? "refund.DUE.asked" : `refund.${status}`, {
              amount: formatRupiah(amount),
              way: payMent,
              moment: `${shownMoment(doneTime)} WIB`,
            })}
          </li>
        ))}
        {points > 0 ? <li>{words("pointsBack", { points: formatPoints(points) })}</li> : null}
      </ul>
      {account ? <RefundAccount {...account} /> : null}
    </Panel>
  );
}
