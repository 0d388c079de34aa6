import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderRefund } from "../data/order-documents.ts";
import { type OrderAmounts, refundedSum, sumRows } from "../model/order-sum.ts";

/** The order's sum by row; the rows add up to the total [ORD-31]. */
export function OrderSum({
  amounts,
  refunds,
  pickUp = false,
}: {
  readonly amounts: OrderAmounts;
  readonly refunds: readonly Pick<OrderRefund, "amount" | "status">[];
  readonly pickUp?: boolean;
}) {
  const words = useWords("orders");
  const back = refundedSum(refunds);
  return (
    <dl className="space-y-2.5 text-sm">
      {sumRows(amounts).map(({ key, amount }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-quiet">{words(key === "delivery" && pickUp ? "pickUpInStore" : `sum.${key}`)}</dt>
          <dd className={`figures font-semibold ${amount < 0 ? "text-good" : ""}`}>
            {key === "delivery" && amount === 0 ? words("free") : formatRupiah(amount)}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold">
        <dt className="text-base">{words("sum.total")}</dt>
        <dd className="figures text-xl">{formatRupiah(amounts.total)}</dd>
      </div>
      {back > 0 ? (
        <>
          <div className="flex justify-between gap-4">
            <dt className="text-quiet">{words("sum.refunded")}</dt>
            <dd className="figures font-semibold text-good">{formatRupiah(-back)}</dd>
          </div>
          <div className="flex justify-between gap-4 font-bold">
            <dt>{words("sum.afterRefund")}</dt>
            <dd className="figures">{formatRupiah(amounts.total - back)}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
