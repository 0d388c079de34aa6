import { Panel } from "@gelora/ui/panel.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { OrderReturns } from "../../returns/order-returns.tsx";
import type { Contact, SentReturn } from "../../returns/return-subject.ts";
import type { TrackedOrder } from "../data/order-documents.ts";
import { choiceOfLines } from "../model/order-actions.ts";
import { storyOf } from "../model/order-story.ts";
import { pointsBack } from "../model/points-back.ts";
import type { Proof } from "../model/track-form.ts";
import { isPaid } from "../model/what-next.ts";
import { CancelHint } from "./cancel-hint.tsx";
import { OrderBill } from "./order-bill.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { Parcels } from "./parcels.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { Refunds } from "./refunds.tsx";
import { ReturnRequest } from "./return-request.tsx";
import { StatusHead } from "./status-head.tsx";

export type TrackedOrderViewProps = {
  readonly order: TrackedOrder;
  /** What found the order; it also permits returning its items and naming an account. */
  readonly proof: Proof;
  /** Reloads the order. */
  readonly ask: () => Promise<void>;
  readonly children: ReactNode;
};

/**
 * What anyone with the number and a contact may see of an order: its state and how to pay it, not
 * the recipient.
 */
export function TrackedOrderView({ order, proof, ask, children }: TrackedOrderViewProps) {
  const head = useRef<HTMLDivElement>(null);
  const [sentReturn, setSentReturn] = useState<string>();
  useEffect(() => {
    head.current?.focus();
  }, []);
  const { orderCode: _code, ...contact } = proof;
  const transfer = order.refundTransfer;
  return (
    <div className="space-y-5">
      <div ref={head} tabIndex={-1} className="scroll-mt-28 outline-none">
        <StatusHead order={order} heading="h2" />
      </div>
      {children}
      <CancelHint order={order} />
      <PaymentFacts order={paymentOf(order)} />
      <Refunds
        refunds={order.refunds ?? []}
        points={pointsBack(order).besideMoney}
        account={transfer ? { orderCode: order.orderCode, contact, transfer, isNews: false, onNamed: ask } : undefined}
      />
      <Parcels parcels={order.parcels ?? []} />
      <OrderHistory history={storyOf(order.history ?? [], order.readyTime)} />
      <TrackedGoods
        order={order}
        contact={contact}
        onReturned={(returnCode) => {
          setSentReturn(returnCode);
          void ask();
        }}
      />
      {/* Below the items, so that a return that was just requested moves none of them. */}
      <OrderReturns
        orderCode={order.orderCode}
        returns={order.orderReturnOuts ?? []}
        sent={sentReturn}
        hasPages={false}
        contact={contact}
        onChange={() => void ask()}
      />
    </div>
  );
}

type TrackedGoodsProps = {
  readonly order: TrackedOrder;
  readonly contact: Contact;
  readonly onReturned: SentReturn;
};

/** The items, which may be returned, and what they cost. */
function TrackedGoods({ order, contact, onReturned }: TrackedGoodsProps) {
  const words = useWords("orders");
  const lines = order.productList ?? [];
  return (
    <Panel outlined title={words("goods")}>
      {choiceOfLines(order) === "return" ? (
        <ReturnRequest orderCode={order.orderCode} order={order} lines={lines} contact={contact} onDone={onReturned} />
      ) : (
        <OrderLines order={order} lines={lines} />
      )}
      <div className="mt-5 border-line border-t pt-5">
        <OrderBill order={order} amounts={amountsOf(order)} />
      </div>
    </Panel>
  );
}

function amountsOf(order: TrackedOrder) {
  return {
    productAmount: order.productAmount ?? 0,
    discount: order.discount ?? 0,
    coupon: order.coupon ?? 0,
    pointsAmount: order.usedPoint ?? 0,
    freight: order.freightTotal ?? 0,
    freightDiscount: order.freightDiscount ?? 0,
    total: order.total ?? 0,
  };
}

/** As the order's own page has it; an order that costs nothing counts as paid. */
function paymentOf(order: TrackedOrder) {
  return {
    ...order,
    payMent: order.payInfos?.[0]?.payMent ?? null,
    payStatus: isPaid(order) || order.total === 0 ? "1" : "0",
    amount: order.total,
  };
}
