import { Panel } from "@gelora/ui/panel.tsx";
import type { ReactNode } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { invoiceAddress, useIsMember } from "../order-address.ts";
import { OrderBill } from "./order-bill.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { Whereto } from "./whereto.tsx";

export type OrderFactsProps = {
  readonly order: OrderDetail;
  /** Money that goes back, where it is not told before all else. */
  readonly refunds: ReactNode;
};

/** Beside an order's goods: where they go, what they cost, and how that was paid. */
export function OrderFacts({ order, refunds }: OrderFactsProps) {
  const words = useWords("orders");
  const isMember = useIsMember();
  return (
    <aside aria-label={words("summary")} className="contents lg:block lg:space-y-5">
      <Whereto order={order} />
      <Panel outlined title={words("summary")}>
        <OrderBill order={order} amounts={amountsOf(order)} />
      </Panel>
      <PaymentFacts
        order={order}
        paidAt={order.orderStatusChangeOut?.payTime}
        invoiceAddress={invoiceAddress(order.orderCode ?? "", isMember)}
      />
      {refunds}
    </aside>
  );
}

function amountsOf(order: OrderDetail) {
  return {
    productAmount: order.productAmount ?? 0,
    discount: order.discount ?? 0,
    coupon: order.coupon ?? 0,
    pointsAmount: order.usedPointAmount ?? 0,
    freight: order.freight ?? 0,
    freightDiscount: order.freightDiscount ?? 0,
    total: order.amount ?? 0,
  };
}
