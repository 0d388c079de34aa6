import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderRefund } from "../data/order-documents.ts";
import { shownMoment } from "../model/shown-dates.ts";

/** Money that goes back for an order: how much, which way, and when it went. */
export function Refunds({ refunds }: { readonly refunds: readonly OrderRefund[] }) {
  const words = useWords("orders");
  if (refunds.length === 0) return null;
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
      </ul>
    </Panel>
  );
}
