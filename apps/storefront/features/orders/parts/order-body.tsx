import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { Notice } from "@gelora/ui/notice.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { type Dispatch, lazy, Suspense, useCallback, useState } from "react";
import { productAddress } from "../../../platform/page/product-address.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { OrderReturns } from "../../returns/order-returns.tsx";
import { returnAddress } from "../../returns/return-address.ts";
import type { SentReturn } from "../../returns/return-subject.ts";
import { OrderReviewsPlace } from "../../reviews/order-reviews-place.tsx";
import type { OrderDetail } from "../data/order-documents.ts";
import { cancellationOf, piecesOf } from "../model/cancellation.ts";
import { choiceOfLines, isReceived } from "../model/order-actions.ts";
import { awaitingPayment } from "../model/order-status.ts";
import { storyOf } from "../model/order-story.ts";
import type { OrderWork, OrderWorkEvent } from "../model/order-work.ts";
import { invoiceAddress, useIsMember } from "../order-address.ts";
import { CancelLines } from "./cancel-lines.tsx";
import { CardNote } from "./card-note.tsx";
import { Deadline } from "./deadline.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderHistory } from "./order-history.tsx";
import { nameOf, OrderLines } from "./order-lines.tsx";
import { OrderQuestion } from "./order-question.tsx";
import { OrderSum } from "./order-sum.tsx";
import { Parcels } from "./parcels.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { PickUpCode } from "./pick-up-code.tsx";
import { Refunds } from "./refunds.tsx";
import { ReturnRequest } from "./return-request.tsx";
import { StatusHead } from "./status-head.tsx";
import { useHasPassed } from "./use-has-passed.ts";
import { useOrderActions } from "./use-order-actions.ts";
import { Whereto } from "./whereto.tsx";

/** Everything about an order: its state and actions first, then its contents. */
export function OrderBody({ order, reload }: { readonly order: OrderDetail; readonly reload: () => Promise<void> }) {
  const words = useWords("orders");
  const askAgain = useCallback(() => void reload(), [reload]);
  const orderCode = order.orderCode ?? "";
  const isMember = useIsMember();
  const { work, dispatch, ...actions } = useOrderActions(orderCode, askAgain);
  const deadline = order.orderStatus === awaitingPayment ? order.scheduleCancelTime : undefined;
  const isClosing = useHasPassed(deadline);
  // A first return that was just requested comes last: it would push away what is being read.
  const [hadReturns] = useState((order.orderReturnOuts ?? []).length > 0);
  const [sentReturn, setSentReturn] = useState<string>();
  const hasReturns = (order.orderReturnOuts ?? []).length > 0 || sentReturn !== undefined;
  const returns = (
    <OrderReturns
      orderCode={orderCode}
      returns={order.orderReturnOuts ?? []}
      sent={sentReturn}
      hasPages={isMember}
      contact={noContact}
      onChange={askAgain}
    />
  );
  return (
    // An order of another status is another page: it is shown anew, rather than pushed about.
    <div key={order.orderStatus} className="mt-2 space-y-5">
      <StatusHead order={order} heading="h1">
        {deadline ? <Deadline orderCode={orderCode} deadline={deadline} askAgain={askAgain} /> : null}
        <PickUpCode order={order} />
        {order.cancelRemark ? <p className="mt-4 text-sm text-strong">{order.cancelRemark}</p> : null}
        <div role="alert">
          {actions.refusal ? (
            <Notice tone="bad" size="normal" className="mt-4">
              {actions.refusal}
            </Notice>
          ) : null}
        </div>
        <OrderActions
          order={order}
          isClosing={isClosing}
          working={work.working}
          onAsk={(question) => dispatch({ type: "asked", question })}
          onPay={actions.pay}
          onBuyAgain={actions.buyAgain}
          onUndoCancel={actions.undoCancel}
        />
      </StatusHead>
      {/* One column on phones, with the history last. */}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="contents lg:block lg:space-y-5">
          <Parcels parcels={order.expressList ?? []} />
          <Goods
            order={order}
            work={work}
            dispatch={dispatch}
            onReturned={(returnCode) => {
              setSentReturn(returnCode);
              askAgain();
            }}
          />
          {hadReturns ? returns : null}
          <div className="order-last">
            <OrderHistory history={storyOf(order.history ?? [], order.readyTime)} />
          </div>
          <ReceivedGoods order={order} keepsRoom={hadReturns || !hasReturns} />
          {hadReturns ? null : <div className={`order-last ${hasReturns ? "" : "sr-only"}`}>{returns}</div>}
        </div>
        <aside aria-label={words("summary")} className="contents lg:block lg:space-y-5">
          <Whereto order={order} />
          <Panel outlined title={words("summary")}>
            <OrderSum
              amounts={amountsOf(order)}
              discounts={order.discountList}
              refunds={order.refunds ?? []}
              pickUp={order.distributionType === storePickup}
            />
            <CardNote mobile={order.loyaltyMobile} />
          </Panel>
          <PaymentFacts
            order={order}
            paidAt={order.orderStatusChangeOut?.payTime}
            invoiceAddress={invoiceAddress(orderCode, isMember)}
          />
          <Refunds refunds={order.refunds ?? []} points={order.returnedPoint ?? 0} />
        </aside>
      </div>
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
    </div>
  );
}

const noContact = {};

const OrderReviews = lazy(() =>
  import("../../reviews/order-reviews.tsx").then((loaded) => ({ default: loaded.OrderReviews })),
);

/**
 * What is asked of goods that have come; nothing loads for an order without any. Reviews come late
 * and may be long: at the end of their column, with room kept for them, they push nothing away.
 * @param props.keepsRoom false once something has come below them: the room would be a gap
 */
function ReceivedGoods({
  order: { orderCode, productList },
  keepsRoom,
}: {
  readonly order: OrderDetail;
  readonly keepsRoom: boolean;
}) {
  const received = (productList ?? []).filter(isReceived);
  if (received.length === 0) return null;
  const goods = Object.fromEntries(
    received.map((line) => {
      const name = nameOf(line);
      return [line.orderItemCode ?? "", { name, address: productAddress(name, line.productCode ?? "") }];
    }),
  );
  const room = received.length > 1 ? "min-h-[48rem]" : "min-h-[28rem]";
  return (
    <div className={`order-last ${keepsRoom ? room : ""}`}>
      <Suspense fallback={<OrderReviewsPlace names={Object.values(goods).map(({ name }) => name)} />}>
        <OrderReviews orderCode={orderCode ?? ""} goods={goods} />
      </Suspense>
    </div>
  );
}

function Goods({
  order,
  work,
  dispatch,
  onReturned,
}: {
  readonly order: OrderDetail;
  readonly work: Pick<OrderWork, "chosen" | "isChoiceMissing">;
  readonly dispatch: Dispatch<OrderWorkEvent>;
  readonly onReturned: SentReturn;
}) {
  const words = useWords("orders");
  const lines = order.productList ?? [];
  const choice = choiceOfLines(order);
  const { kept, cancelled } = piecesOf(lines);
  const orderCode = order.orderCode ?? "";
  const isMember = useIsMember();
  const returnPage = isMember ? (returnCode: string) => returnAddress(orderCode, returnCode) : undefined;
  return (
    <Panel
      outlined
      title={
        kept > 0 && cancelled > 0
          ? words("piecesLeft", { count: kept, cancelled })
          : words("pieces", { count: kept + cancelled })
      }
    >
      {choice === "cancel" ? (
        <CancelLines
          order={order}
          chosen={work.chosen}
          isChoiceMissing={work.isChoiceMissing}
          onChoose={(pieces) => dispatch({ type: "chosen", pieces })}
          onUnchoose={(orderItemCode) => dispatch({ type: "unchosen", orderItemCode })}
          onCancel={() => dispatch({ type: "asked", question: "cancelPieces" })}
        />
      ) : null}
      {choice === "return" ? (
        <ReturnRequest
          orderCode={orderCode}
          order={order}
          lines={lines}
          contact={noContact}
          returnPage={returnPage}
          onDone={onReturned}
        />
      ) : null}
      {choice ? null : <OrderLines order={order} lines={lines} returnPage={returnPage} />}
    </Panel>
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
