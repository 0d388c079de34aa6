import { useCallback, useState } from "react";
import { OrderReturns } from "../../returns/order-returns.tsx";
import type { OrderDetail } from "../data/order-documents.ts";
import { cancellationOf } from "../model/cancellation.ts";
import { isUnsent } from "../model/order-actions.ts";
import { storyOf } from "../model/order-story.ts";
import { onlyPiece } from "../model/order-work.ts";
import { pointsBack } from "../model/points-back.ts";
import { useIsMember } from "../order-address.ts";
import { OrderFacts } from "./order-facts.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderQuestion } from "./order-question.tsx";
import { OrderState } from "./order-state.tsx";
import { Parcels } from "./parcels.tsx";
import { ReceivedGoods } from "./received-goods.tsx";
import { Refunds } from "./refunds.tsx";
import { useOrderActions } from "./use-order-actions.ts";

export type OrderBodyProps = { readonly order: OrderDetail; readonly reload: () => Promise<void> };

/** Everything about an order: its state and actions first, then its contents. */
export function OrderBody({ order, reload }: OrderBodyProps) {
  const askAgain = useCallback(() => void reload(), [reload]);
  const actions = useOrderActions(order.orderCode ?? "", askAgain, {
    chosen: onlyPiece((order.productList ?? []).filter(isUnsent)),
  });
  const { work, dispatch, refusal } = actions;
  const returns = useSentReturn(order);
  const { refunds, comeFirst } = useOrderRefunds(order, reload);
  return (
    // An order of another status is another page: it is shown from the start, and does not shift.
    <div key={order.orderStatus} className="mt-2 space-y-5">
      <OrderState
        order={order}
        refusal={refusal}
        askAgain={askAgain}
        hadReturns={returns.hadReturns}
        working={work.working}
        onAsk={(question) => dispatch({ type: "asked", question })}
        onPay={actions.pay}
        onBuyAgain={actions.buyAgain}
        onUndoCancel={actions.undoCancel}
      />
      {comeFirst ? refunds : null}
      {/* One column on phones, with the history last. */}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="contents lg:block lg:space-y-5">
          <Parcels parcels={order.expressList ?? []} />
          <OrderGoods
            order={order}
            work={work}
            dispatch={dispatch}
            onReturned={(returnCode) => {
              returns.setSent(returnCode);
              askAgain();
            }}
          />
          <AfterGoods order={order} returns={returns} askAgain={askAgain} />
        </div>
        <OrderFacts order={order} refunds={comeFirst ? null : refunds} />
      </div>
      <Question order={order} actions={actions} />
    </div>
  );
}

/**
 * A shopper who opens the page and still has to enter an account finds that form first. If it is
 * needed only later, it stays at its place and is focused, or it would push away what is being
 * read.
 */
function useOrderRefunds(order: OrderDetail, reload: () => Promise<void>) {
  const { orderCode, refundTransfer: transfer } = order;
  const [opened] = useState(transfer);
  const asking = { orderCode: orderCode ?? "", contact: noContact, isNews: !opened, onNamed: reload };
  const refunds = (
    <Refunds
      refunds={order.refunds ?? []}
      points={pointsBack(order).besideMoney}
      account={transfer ? { ...asking, transfer } : undefined}
    />
  );
  return { refunds, comeFirst: opened ? !opened.bankAccount : false };
}

type Returns = ReturnType<typeof useSentReturn>;

/** A first return that was just requested comes last: it would push away what is being read. */
function useSentReturn({ orderReturnOuts }: OrderDetail) {
  const hasListed = (orderReturnOuts ?? []).length > 0;
  const [hadReturns] = useState(hasListed);
  const [sent, setSent] = useState<string>();
  return { hadReturns, hasReturns: hasListed || sent !== undefined, sent, setSent };
}

type AfterGoodsProps = { readonly order: OrderDetail; readonly returns: Returns; readonly askAgain: () => void };

/** Returns, history, and what is asked of goods that have come. */
function AfterGoods({ order, returns: { hadReturns, hasReturns, sent }, askAgain }: AfterGoodsProps) {
  const isMember = useIsMember();
  const returns = (
    <OrderReturns
      orderCode={order.orderCode ?? ""}
      returns={order.orderReturnOuts ?? []}
      sent={sent}
      hasPages={isMember}
      contact={noContact}
      onChange={askAgain}
    />
  );
  return (
    <>
      {hadReturns ? returns : null}
      <div className="order-last">
        <OrderHistory history={storyOf(order.history ?? [], order.readyTime)} />
      </div>
      <ReceivedGoods order={order} keepsRoom={hadReturns || !hasReturns} />
      {hadReturns ? null : <div className={`order-last ${hasReturns ? "" : "sr-only"}`}>{returns}</div>}
    </>
  );
}

/** The session proves the order. */
const noContact = {};

type QuestionProps = { readonly order: OrderDetail; readonly actions: ReturnType<typeof useOrderActions> };

function Question({ order, actions: { work, dispatch, ...actions } }: QuestionProps) {
  return (
    <OrderQuestion
      question={work.question}
      cancellation={work.question === "cancelPieces" ? cancellationOf(order, work.chosen) : undefined}
      hasPoints={(order.usedPoint ?? 0) > 0}
      store={order.store?.storeName ?? order.orderReceiveOut?.storeName ?? ""}
      busy={work.working !== undefined}
      onCancel={actions.cancel}
      onCancelPieces={actions.cancelPieces}
      onReceive={actions.receive}
      onPickUp={actions.pickUp}
      onClose={() => dispatch({ type: "closed" })}
    />
  );
}
