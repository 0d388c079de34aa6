import { Panel } from "@gelora/ui/panel.tsx";
import type { Dispatch } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { returnAddress } from "../../returns/return-address.ts";
import type { SentReturn } from "../../returns/return-subject.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { piecesOf } from "../model/cancellation.ts";
import { choiceOfLines } from "../model/order-actions.ts";
import type { OrderWork, OrderWorkEvent } from "../model/order-work.ts";
import { useIsMember } from "../order-address.ts";
import { CancelLines } from "./cancel-lines.tsx";
import { OrderLines } from "./order-lines.tsx";
import { ReturnRequest } from "./return-request.tsx";

export type OrderGoodsProps = {
  readonly order: OrderDetail;
  readonly work: Pick<OrderWork, "chosen" | "isChoiceMissing">;
  readonly dispatch: Dispatch<OrderWorkEvent>;
  readonly onReturned: SentReturn;
};

/** What was ordered; of some orders pieces can be chosen, to be cancelled or sent back. */
export function OrderGoods({ order, work, dispatch, onReturned }: OrderGoodsProps) {
  const lines = order.productList ?? [];
  const choice = choiceOfLines(order);
  const title = useGoodsTitle(order);
  const returnPage = useReturnPage(order.orderCode ?? "");
  return (
    <Panel outlined title={title}>
      {choice === "cancel" ? <Cancellable order={order} work={work} dispatch={dispatch} /> : null}
      {choice === "return" ? (
        <ReturnRequest
          orderCode={order.orderCode ?? ""}
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

/** The session proves the order. */
const noContact = {};

/** Only a member's returns have pages. */
function useReturnPage(orderCode: string) {
  return useIsMember() ? (returnCode: string) => returnAddress(orderCode, returnCode) : undefined;
}

function useGoodsTitle(order: OrderDetail): string {
  const words = useWords("orders");
  const { kept, cancelled } = piecesOf(order.productList ?? []);
  return kept > 0 && cancelled > 0
    ? words("piecesLeft", { count: kept, cancelled })
    : words("pieces", { count: kept + cancelled });
}

function Cancellable({ order, work, dispatch }: Omit<OrderGoodsProps, "onReturned">) {
  return (
    <CancelLines
      order={order}
      chosen={work.chosen}
      isChoiceMissing={work.isChoiceMissing}
      onChoose={(pieces) => dispatch({ type: "chosen", pieces })}
      onUnchoose={(orderItemCode) => dispatch({ type: "unchosen", orderItemCode })}
      onCancel={() => dispatch({ type: "asked", question: "cancelPieces" })}
    />
  );
}
