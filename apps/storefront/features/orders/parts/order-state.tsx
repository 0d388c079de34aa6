import { Notice } from "@gelora/ui/notice.tsx";
import type { OrderDetail } from "../data/order-documents.ts";
import { awaitingPayment } from "../model/order-status.ts";
import { Deadline } from "./deadline.tsx";
import { OrderActions, type OrderActionsProps } from "./order-actions.tsx";
import { PickUpCode } from "./pick-up-code.tsx";
import { StatusHead } from "./status-head.tsx";
import { useHasPassed } from "./use-has-passed.ts";

export type OrderStateProps = Omit<OrderActionsProps, "order" | "isClosing"> & {
  readonly order: OrderDetail;
  /** Why the last action was refused. */
  readonly refusal: string | undefined;
  /** Reloads the order. */
  readonly askAgain: () => void;
};

/** An order's state, until when it can be paid, and what can be done with it. */
export function OrderState({ order, refusal, askAgain, ...actions }: OrderStateProps) {
  const deadline = order.orderStatus === awaitingPayment ? order.scheduleCancelTime : undefined;
  const { orderCode, serverTime } = order;
  const isClosing = useHasPassed(deadline, serverTime);
  return (
    <StatusHead order={order} heading="h1">
      {deadline ? (
        <Deadline orderCode={orderCode ?? ""} deadline={deadline} serverTime={serverTime} askAgain={askAgain} />
      ) : null}
      <PickUpCode order={order} />
      {order.cancelRemark ? <p className="mt-4 text-sm text-strong">{order.cancelRemark}</p> : null}
      <div role="alert">
        {refusal ? (
          <Notice tone="bad" size="normal" className="mt-4">
            {refusal}
          </Notice>
        ) : null}
      </div>
      <OrderActions order={order} isClosing={isClosing} {...actions} />
    </StatusHead>
  );
}
