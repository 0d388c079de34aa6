import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import {
  couponOfRow,
  type OrderAmounts,
  pointsPaidShipping,
  refundSums,
  type SumRow,
  shownDiscounts,
  sumRows,
} from "@gelora/money/order-sum.ts";
import { saysAmount } from "@gelora/money/says-amount.ts";
import { SavingList } from "@gelora/ui/saving-list.tsx";
import { Fragment } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDiscount, OrderRefund } from "../data/order-documents.ts";

type OrderSumProps = {
  readonly amounts: OrderAmounts;
  /** Each promotion and coupon with what it took off. */
  readonly discounts: readonly OrderDiscount[];
  readonly refunds: readonly Pick<OrderRefund, "amount" | "status" | "isExtra">[];
  /** Of those that paid, what went back to the card. */
  readonly returnedPoints?: number;
  readonly pickUp?: boolean;
};

/** The order's sum by row; the rows add up to the total [ORD-31]. */
export function OrderSum({ amounts, discounts, refunds, returnedPoints = 0, pickUp = false }: OrderSumProps) {
  const words = useWords("orders");
  const rows = sumRows(amounts);
  const lastOf = (...keys: readonly SumRow["key"][]) => rows.findLastIndex(({ key }) => keys.includes(key));
  const reductions = lastOf("discount", "coupon", "deliveryDiscount");
  // Below all that they explain: one may take something off the goods and off the delivery.
  const explained = reductions < 0 ? lastOf("delivery") : reductions;
  const coupon = couponOfRow(discounts, amounts)?.name;
  return (
    <dl className="space-y-2.5 text-sm" data-amounts="">
      {rows.map((row, index) => (
        <Fragment key={row.key}>
          <Row row={row} amounts={amounts} pickUp={pickUp} coupon={coupon} />
          {index === explained ? <Discounts discounts={shownDiscounts(discounts, amounts)} /> : null}
        </Fragment>
      ))}
      <div className="sum-row items-baseline border-line border-t pt-3 font-bold">
        <dt className="text-base">{words("sum.total")}</dt>
        <dd className="figures text-xl">{formatRupiah(amounts.total)}</dd>
      </div>
      <WentBack refunds={refunds} points={returnedPoints} total={amounts.total} />
    </dl>
  );
}

type WentBackProps = Pick<OrderSumProps, "refunds"> & { readonly points: number; readonly total: number };

/** Money and points that went back of the total or are still to, and what of the money is left. */
function WentBack({ refunds, points, total }: WentBackProps) {
  const words = useWords("orders");
  const { underWay, done } = refundSums(refunds);
  const back = [
    ["sum.refunded", done, formatRupiah(-done)],
    ["sum.toRefund", underWay, formatRupiah(-underWay)],
    ["sum.pointsBack", points, formatPoints(points)],
  ] as const;
  return (
    <>
      {back.map(([key, amount, shown]) =>
        amount > 0 ? (
          <div key={key} className="sum-row">
            <dt className="text-quiet">{words(key)}</dt>
            <dd className="figures font-semibold text-good">{shown}</dd>
          </div>
        ) : null,
      )}
      {underWay + done > 0 ? (
        <div className="sum-row font-bold">
          <dt>{words("sum.afterRefund")}</dt>
          <dd className="figures">{formatRupiah(total - underWay - done)}</dd>
        </div>
      ) : null}
    </>
  );
}

type RowProps = {
  readonly row: SumRow;
  readonly amounts: OrderAmounts;
  readonly pickUp: boolean;
  /** With its code. */
  readonly coupon: string | undefined;
};

function Row({ row: { key, amount }, amounts, pickUp, coupon }: RowProps) {
  const words = useWords("orders");
  return (
    <div className="sum-row">
      <dt className="text-quiet">
        {key === "coupon" && coupon ? coupon : words(key === "delivery" && pickUp ? "pickUpInStore" : `sum.${key}`)}
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
      <dt className="mb-1 text-quiet text-xs">{words("sum.discounts")}</dt>
      <dd>
        <SavingList
          savings={discounts.map(({ name, amount }) =>
            amount === undefined || saysAmount(name, amount)
              ? name
              : words("saving", { reason: name, amount: formatRupiah(amount) }),
          )}
        />
      </dd>
    </div>
  );
}
