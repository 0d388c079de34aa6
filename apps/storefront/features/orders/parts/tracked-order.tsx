import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { Panel } from "@gelora/ui/panel.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { TrackedOrder } from "../data/order-documents.ts";
import { storyOf } from "../model/order-story.ts";
import { CancelHint } from "./cancel-hint.tsx";
import { CardNote } from "./card-note.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSum } from "./order-sum.tsx";
import { Parcels } from "./parcels.tsx";
import { Refunds } from "./refunds.tsx";
import { StatusHead } from "./status-head.tsx";

/**
 * What anyone with the number and a contact may see of an order: its state and how to pay it, not
 * the recipient.
 */
export function TrackedOrderView({ order, children }: { readonly order: TrackedOrder; readonly children: ReactNode }) {
  const words = useWords("orders");
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  const amounts = {
    productAmount: order.productAmount ?? 0,
    discount: order.discount ?? 0,
    coupon: order.coupon ?? 0,
    pointsAmount: order.usedPoint ?? 0,
    freight: order.freightTotal ?? 0,
    freightDiscount: order.freightDiscount ?? 0,
    total: order.total ?? 0,
  };
  return (
    <div className="space-y-5">
      <div ref={head} tabIndex={-1} className="scroll-mt-28 outline-none">
        <StatusHead order={order} heading="h2" />
      </div>
      {children}
      <CancelHint order={order} />
      <Refunds refunds={order.refunds ?? []} points={order.returnedPoint ?? 0} />
      <Parcels parcels={order.parcels ?? []} />
      <OrderHistory history={storyOf(order.history ?? [], order.readyTime)} />
      <Panel outlined title={words("goods")}>
        <OrderLines order={order} lines={order.productList ?? []} />
        <div className="mt-5 border-line border-t pt-5">
          <OrderSum amounts={amounts} refunds={order.refunds ?? []} pickUp={order.distributionType === storePickup} />
          <CardNote mobile={order.loyaltyMobile} />
        </div>
      </Panel>
    </div>
  );
}
