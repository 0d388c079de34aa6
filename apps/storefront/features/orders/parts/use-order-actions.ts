import { useReducer, useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { clientState, setClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { refreshMiniCart } from "../../cart/mini-cart.ts";
import {
  buyAgain,
  cancelOrder,
  payOrder,
  pickUpOrder,
  type Reason,
  receiveOrder,
  undoCancelOrder,
} from "../data/order-calls.ts";
import { type BoughtAgain, noticesOfSkipped } from "../model/bought-again.ts";
import { noWork, type Pieces, type WorkName, workAfter } from "../model/order-work.ts";

type MoreOfActions = {
  readonly onRefused?: (text: string) => void;
  readonly chosen?: readonly Pieces[];
};

/**
 * A shopper's actions on an order, one at a time [ORD-15]. A refusal stays until the next action,
 * and the order is reloaded in either case, as the page is out of date.
 * @param onChange is called after each action that may have changed the order
 * @param more.onRefused receives a refusal at once, where the page has no place for `refusal`
 * @param more.chosen the items that are chosen for cancellation at first
 */
export function useOrderActions(orderCode: string, onChange: () => void, more: MoreOfActions = {}) {
  const words = useWords("orders");
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<string>();
  const tellBoughtAgain = useTellBoughtAgain();
  const [work, dispatch] = useReducer(workAfter, { ...noWork, chosen: more.chosen ?? [] });

  const run = async (name: WorkName, action: () => Promise<void>): Promise<void> => {
    if (work.working) return;
    dispatch({ type: "began", name });
    setRefusal(undefined);
    await action();
    dispatch({ type: "ended" });
  };
  const refuse = (text: string): void => {
    setRefusal(text);
    more.onRefused?.(text);
  };
  const change = (
    name: WorkName,
    call: () => Promise<CallResult<unknown> | undefined>,
    notice?: string,
  ): Promise<void> =>
    run(name, async () => {
      const result = await call();
      if (!result) return;
      if (!result.ok) refuse(failureText(result.failure));
      else if (notice) showToast(notice);
      onChange();
    });
  return {
    work,
    dispatch,
    /** Why the last action was refused. */
    refusal,
    pay: () => change("pay", () => payOrder(orderCode)),
    cancel: (reason: Reason) => change("cancel", () => cancelOrder(orderCode, reason), words("cancelled")),
    cancelPieces: (reason: Reason) =>
      change("cancelPieces", () => cancelOrder(orderCode, reason, work.chosen), words("piecesCancelled")),
    undoCancel: () => change("undoCancel", () => undoCancelOrder(orderCode), words("cancelUndone")),
    receive: () => change("receive", () => receiveOrder(orderCode), words("received")),
    pickUp: () => change("pickUp", () => pickUpOrder(orderCode), words("pickedUp")),
    buyAgain: () => run("buyAgain", async () => tellBoughtAgain(await buyAgain(orderCode))),
  };
}

/** The cart count grows at once [ORD-19] and is then read, as another tab may have changed it. */
function useTellBoughtAgain(): (bought: BoughtAgain | undefined) => void {
  const words = useWords("orders");
  return (bought) => {
    if (!bought) return showToast(words("buyAgainFailed"), { kind: "error" });
    const { count, skipped } = bought;
    setClientState({ miniCartNum: clientState().miniCartNum + count });
    showToast(words("buyAgainDone", { count }));
    const missing = noticesOfSkipped(skipped).map((notice) =>
      notice.word === "buyAgainPart" ? words(notice.word, notice.values) : words(notice.word, notice.values),
    );
    if (missing.length > 0) showToast(missing.join(" "), { kind: "error", durationMs: 8000 });
    void refreshMiniCart();
  };
}
