import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import type { ParcelledOrder } from "../model/parcel-news.ts";
import { paymentState } from "../model/payment-state.ts";
import { shownMoment } from "../model/shown-dates.ts";
import { cashWord } from "../model/what-next.ts";
import { FactRows } from "./fact-rows.tsx";

type PaidOrder = Pick<
  OrderDetail,
  | "payStatus"
  | "payMent"
  | "payInfos"
  | "refunds"
  | "orderStatus"
  | "distributionType"
  | "amount"
  | "usedPoint"
  | "returnedPoint"
> &
  Partial<Pick<OrderDetail, "refundTransfer">> &
  ParcelledOrder;

type PaymentFactsProps = {
  readonly order: PaidOrder;
  /** The moment it was paid, if known. */
  readonly paidAt?: string | null | undefined;
  /** Its page, for those who may see it. */
  readonly invoiceAddress?: string;
};

/** How it was or will be paid. */
export function PaymentFacts({ order, paidAt, invoiceAddress }: PaymentFactsProps) {
  const words = useWords("orders");
  const paid = order.payStatus === "1";
  const cash = cashWord(order);
  // Where all of them came back, none is used, and that is said elsewhere on the page.
  const used = order.returnedPoint === order.usedPoint ? 0 : (order.usedPoint ?? 0);
  const facts = [
    ["payChannel", order.payMent],
    ["payState", cash ? words(cash, { amount: formatRupiah(order.amount ?? 0) }) : words(paymentState(order))],
    ["paidAt", paid && paidAt ? `${shownMoment(paidAt)} WIB` : undefined],
    ["usedPoints", used > 0 ? words("points", { points: formatPoints(used) }) : undefined],
  ] as const;
  return (
    <Panel outlined title={words("payment")}>
      <FactRows facts={facts} nameOf={words} className="space-y-2.5 text-sm" />
      {paid && invoiceAddress ? (
        <a
          href={invoiceAddress}
          className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-bold text-sm underline underline-offset-4"
        >
          <Icon name="receipt" className="size-4" />
          {words("invoice.open")}
        </a>
      ) : null}
    </Panel>
  );
}
