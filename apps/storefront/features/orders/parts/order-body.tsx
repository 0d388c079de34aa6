import { useCallback } from "react";
import { useWords } from "../../../platform/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { canSelectLines } from "../model/order-actions.ts";
import { awaitingPayment, storePickup } from "../model/order-status.ts";
import { Deadline } from "./deadline.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSum } from "./order-sum.tsx";
import { Panel } from "./panel.tsx";
import { Parcels } from "./parcels.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { PickUpCode } from "./pick-up-code.tsx";
import { ReturnRequest } from "./return-request.tsx";
import { StatusHead } from "./status-head.tsx";
import { useOrderActions } from "./use-order-actions.ts";
import { Whereto } from "./whereto.tsx";

/** Everything about an order: first where it stands and what can be done, then what it is. */
export function OrderBody({ order, reload }: { readonly order: OrderDetail; readonly reload: () => Promise<void> }) {
  const words = useWords("orders");
  const askAgain = useCallback(() => void reload(), [reload]);
  const orderCode = order.orderCode ?? "";
  const work = useOrderActions(orderCode, askAgain);
  const deadline = order.orderStatus === awaitingPayment ? order.scheduleCancelTime : undefined;
  return (
    <div className="mt-2 space-y-5">
      <StatusHead order={order} heading="h1">
        {deadline ? <Deadline orderCode={orderCode} deadline={deadline} askAgain={askAgain} /> : null}
        <PickUpCode order={order} />
        {order.cancelRemark ? <p className="mt-4 text-sm text-strong">{order.cancelRemark}</p> : null}
        <OrderActions order={order} work={work} />
      </StatusHead>
      {/* On phones one column, with what happened so far at its end. */}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="contents lg:block lg:space-y-5">
          <Parcels parcels={order.expressList ?? []} />
          <Goods order={order} />
          <div className="order-last">
            <OrderHistory history={order.history ?? []} distributionType={order.distributionType} />
          </div>
        </div>
        <aside aria-label={words("summary")} className="contents lg:block lg:space-y-5">
          <Whereto order={order} />
          <Panel title={words("summary")}>
            <OrderSum amounts={amountsOf(order)} pickUp={order.distributionType === storePickup} />
          </Panel>
          <PaymentFacts order={order} />
        </aside>
      </div>
    </div>
  );
}

function Goods({ order }: { readonly order: OrderDetail }) {
  const words = useWords("orders");
  const lines = order.productList ?? [];
  const pieces = lines.reduce((sum, line) => sum + (line.count ?? 0), 0);
  const returnStatus = new Map(
    (order.orderReturnOuts ?? []).map(({ returnCode, status }) => [returnCode ?? "", status ?? ""]),
  );
  return (
    <Panel title={words("pieces", { count: pieces })}>
      {canSelectLines(order) ? (
        <ReturnRequest order={order} returnStatus={returnStatus} />
      ) : (
        <OrderLines order={order} lines={lines} returnStatus={returnStatus} />
      )}
    </Panel>
  );
}

/** The detail names no discount on delivery: `freight` is what delivery costs after it. */
function amountsOf(order: OrderDetail) {
  return {
    productAmount: order.productAmount ?? 0,
    discount: order.discount ?? 0,
    coupon: order.coupon ?? 0,
    pointsAmount: order.usedPointAmount ?? 0,
    freight: order.freight ?? 0,
    freightDiscount: 0,
    total: order.amount ?? 0,
  };
}
