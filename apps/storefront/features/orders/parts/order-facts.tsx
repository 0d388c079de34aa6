import { Panel } from "@gelora/ui/panel.tsx";
import type { ReactNode } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { amountsOf } from "../model/order-amounts.ts";
import { invoiceAddress, useIsMember } from "../order-address.ts";
import { OrderBill } from "./order-bill.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { Whereto } from "./whereto.tsx";

export type OrderFactsProps = {
  readonly order: OrderDetail;
  /** Money that goes back, where it is not shown before everything else. */
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
