import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { returnsPlace } from "../../returns/order-returns.tsx";
import type { OrderDetail } from "../data/order-documents.ts";
import { actionsOf } from "../model/order-actions.ts";
import { isUnderWay } from "../model/order-status.ts";
import type { Question, WorkName } from "../model/order-work.ts";
import { isDeliveryFailed } from "../model/parcel-news.ts";

export type OrderActionsProps = {
  readonly order: Pick<
    OrderDetail,
    "orderCode" | "orderStatus" | "operationList" | "amount" | "expressList" | "payMentType"
  >;
  /** True once the time to pay has run out, before the shop has closed the order. */
  readonly isClosing: boolean;
  /** Had returns when it was opened: links for a first one would push away what is being read. */
  readonly hadReturns: boolean;
  readonly working: WorkName | undefined;
  readonly onAsk: (question: Exclude<Question, "cancelPieces">) => void;
  readonly onPay: () => Promise<void>;
  readonly onBuyAgain: () => Promise<void>;
  readonly onUndoCancel: () => Promise<void>;
};

/** An order's buttons, as the server allows them [ORD-15]. */
export function OrderActions({ order, isClosing, hadReturns, working, onAsk, ...acts }: OrderActionsProps) {
  const { onPay, onBuyAgain, onUndoCancel } = acts;
  const words = useWords("orders");
  const actions = actionsOf(order);
  // While an order is under way, "Buy again" is not the main action.
  const ended = !isUnderWay(order.orderStatus);
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:not-large-text:*:whitespace-nowrap max-sm:*:px-3">
      {actions.pay && !isClosing ? (
        <Button className="w-full sm:w-auto" busy={working === "pay"} onClick={onPay}>
          {words("payAmount", { amount: formatRupiah(order.amount ?? 0) })}
        </Button>
      ) : null}
      {actions.pay && !isClosing && order.payMentType === "EWALLET" ? (
        <OtherWayToPay orderCode={order.orderCode ?? ""} />
      ) : null}
      {actions.receive ? <Button onClick={() => onAsk("receive")}>{words("receive")}</Button> : null}
      {actions.pickUp ? <Button onClick={() => onAsk("pickUp")}>{words("pickUp")}</Button> : null}
      {hadReturns && actions.fillLogistics ? <ToReturns word="fillLogistics" /> : null}
      {hadReturns && actions.cancelReturn ? <ToReturns word="cancelReturn" /> : null}
      {actions.buyAgain ? (
        <Button look={ended ? "ink" : "outline"} busy={working === "buyAgain"} onClick={onBuyAgain}>
          {words("buyAgain")}
        </Button>
      ) : null}
      {actions.undoCancel ? (
        <Button look="outline" busy={working === "undoCancel"} onClick={onUndoCancel}>
          {words("undoCancel")}
        </Button>
      ) : null}
      {actions.cancel && !isClosing ? (
        <Button look="outline" onClick={() => onAsk("cancel")}>
          {words("cancel")}
        </Button>
      ) : null}
      <a
        href={`/contact-us?orderCode=${encodeURIComponent(order.orderCode ?? "")}`}
        className={buttonClass(isDeliveryFailed(order) ? "ink" : "quiet")}
      >
        {words("getHelp")}
      </a>
    </div>
  );
}

/** A wallet's own page is left to it: a shopper who cannot pay there finds the other ways. */
function OtherWayToPay({ orderCode }: { readonly orderCode: string }) {
  const words = useWords("orders");
  return (
    <a href={`/payment?order=${encodeURIComponent(orderCode)}`} className={buttonClass("outline")}>
      {words("payOtherWay")}
    </a>
  );
}

/** To the order's returns below, each of which has its own page or dialog for it. */
function ToReturns({ word }: { readonly word: "fillLogistics" | "cancelReturn" }) {
  const words = useWords("orders");
  return (
    <a href={`#${returnsPlace}`} className={buttonClass("outline")}>
      {words(word)}
    </a>
  );
}
