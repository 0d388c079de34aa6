import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderRefund } from "../data/order-documents.ts";
import { type OrderAmounts, pointsPaidShipping, refundSums, sumRows } from "../model/order-sum.ts";

/** The order's sum by row; the rows add up to the total [ORD-31]. */
export function OrderSum({
  amounts,
  refunds,
  pickUp = false,
}: {
  readonly amounts: OrderAmounts;
  readonly refunds: readonly Pick<OrderRefund, "amount" | "status" | "isExtra">[];
  readonly pickUp?: boolean;
}) {
  const words = useWords("orders");
  const { underWay, done } = refundSums(refunds);
  const back = [
    ["sum.refunded", done],
    ["sum.toRefund", underWay],
  ] as const;
  return (
    <dl className="space-y-2.5 text-sm">
      {sumRows(amounts).map(({ key, amount }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-quiet">
            {words(key === "delivery" && pickUp ? "pickUpInStore" : `sum.${key}`)}
            {key === "points" && pointsPaidShipping(amounts) ? (
              <span className="block">{words("sum.pointsShipping")}</span>
            ) : null}
          </dt>
          <dd className={`figures font-semibold ${amount < 0 ? "text-good" : ""}`}>
            {key === "delivery" && amount === 0 ? words("free") : formatRupiah(amount)}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold">
        <dt className="text-base">{words("sum.total")}</dt>
        <dd className="figures text-xl">{formatRupiah(amounts.total)}</dd>
      </div>
      {underWay + done > 0 ? (
        <>
          {back.map(([key, amount]) =>
            amount > 0 ? (
              <div key={key} className="flex justify-between gap-4">
                <dt className="text-quiet">{words(key)}</dt>
                <dd className="figures font-semibold text-good">{formatRupiah(-amount)}</dd>
              </div>
            ) : null,
          )}
          <div className="flex justify-between gap-4 font-bold">
            <dt>{words("sum.afterRefund")}</dt>
            <dd className="figures">{formatRupiah(amounts.total - underWay - done)}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
