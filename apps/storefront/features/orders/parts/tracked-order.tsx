import { useEffect, useRef } from "react";
import { useWords } from "../../../platform/use-words.ts";
import type { TrackedOrder } from "../data/order-documents.ts";
import { storePickup } from "../model/order-status.ts";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSum } from "./order-sum.tsx";
import { Panel } from "./panel.tsx";
import { Parcels } from "./parcels.tsx";
import { StatusHead } from "./status-head.tsx";

/** What whoever knows the number and a contact may see of an order: where it stands, not who gets it. */
export function TrackedOrderView({ order }: { readonly order: TrackedOrder }) {
  const words = useWords("orders");
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (order.orderCode) head.current?.focus();
  }, [order.orderCode]);
  const amounts = {
    productAmount: order.productAmount ?? 0,
    discount: order.discount ?? 0,
    coupon: order.coupon ?? 0,
    pointsAmount: 0,
    freight: order.freightTotal ?? 0,
    freightDiscount: order.freightDiscount ?? 0,
    total: order.total ?? 0,
  };
  return (
    <div className="space-y-5">
      <div ref={head} tabIndex={-1} className="scroll-mt-28 outline-none">
        <StatusHead order={order} heading="h2" />
      </div>
      <Parcels parcels={order.parcels ?? []} />
      <OrderHistory history={order.history ?? []} distributionType={order.distributionType} />
      <Panel title={words("goods")}>
        <OrderLines order={order} lines={order.productList ?? []} />
        <div className="mt-5 border-line border-t pt-5">
          <OrderSum amounts={amounts} pickUp={order.distributionType === storePickup} />
        </div>
      </Panel>
    </div>
  );
}
