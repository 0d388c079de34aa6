import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { SavingList } from "@gelora/ui/saving-list.tsx";
import { Fragment } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDiscount, OrderRefund } from "../data/order-documents.ts";
import {
  type OrderAmounts,
  pointsPaidShipping,
  refundSums,
  type SumRow,
  shownDiscounts,
  sumRows,
} from "../model/order-sum.ts";

/** The order's sum by row; the rows add up to the total [ORD-31]. */
export function OrderSum({
  amounts,
  discounts,
  refunds,
  pickUp = false,
}: {
  readonly amounts: OrderAmounts;
  /** Each promotion and coupon with what it took off. */
  readonly discounts: readonly OrderDiscount[];
  readonly refunds: readonly Pick<OrderRefund, "amount" | "status" | "isExtra">[];
  readonly pickUp?: boolean;
}) {
  const words = useWords("orders");
  const { underWay, done } = refundSums(refunds);
  const back = [
    ["sum.refunded", done],
    ["sum.toRefund", underWay],
  ] as const;
  const rows = sumRows(amounts);
  const lastReduction = rows.findLastIndex(({ key }) => key === "discount" || key === "coupon");
  // Right under the rows that they explain; what was taken off the delivery alone, at the end.
  const explained = lastReduction < 0 ? rows.length - 1 : lastReduction;
  return (
    <dl className="space-y-2.5 text-sm" data-amounts="">
      {rows.map((row, index) => (
        <Fragment key={row.key}>
          <Row row={row} amounts={amounts} pickUp={pickUp} />
          {index === explained ? <Discounts discounts={shownDiscounts(discounts, amounts)} /> : null}
        </Fragment>
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

type RowProps = { readonly row: SumRow; readonly amounts: OrderAmounts; readonly pickUp: boolean };

function Row({ row: { key, amount }, amounts, pickUp }: RowProps) {
  const words = useWords("orders");
  return (
    <div className="flex justify-between gap-4">
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
  );
}

/** Which promotions and coupon these were, and how much each took off items and delivery. */
function Discounts({ discounts }: { readonly discounts: ReturnType<typeof shownDiscounts> }) {
  const words = useWords("orders");
  if (discounts.length === 0) return null;
  return (
    <div data-discounts="">
      <dt className="sr-only">{words("sum.discounts")}</dt>
      <dd>
        <SavingList
          savings={discounts.map(({ name, amount }) =>
            amount === undefined ? name : words("saving", { reason: name, amount: formatRupiah(amount) }),
          )}
        />
      </dd>
    </div>
  );
}
