import { useState } from "react";
import { clientState, setClientState } from "../../../platform/client-state.ts";
import type { CallResult } from "../../../platform/gateway-call.ts";
import { leaveToPay } from "../../../platform/leave-to-pay.ts";
import { refreshMiniCart } from "../../../platform/mini-cart.ts";
import { callShop } from "../../../platform/shop-client.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";
import {
  buyAgainDocument,
  cancelOrderDocument,
  payOrderDocument,
  pickupOrderDocument,
  receiveOrderDocument,
  undoCancelOrderDocument,
} from "../data/order-documents.ts";

type Answer = { readonly success: boolean; readonly errorCode?: string | null; readonly errorMessage?: string | null };
export type WorkName = "pay" | "cancel" | "undoCancel" | "receive" | "pickUp" | "buyAgain";

/**
 * What a shopper does with an order [ORD-15]. A refusal is told, and the order is asked for again in either case: it is no longer what the page shows.
 * @param onChange is called after each action that may have changed the order
 */
export function useOrderActions(orderCode: string, onChange: () => void) {
  const words = useWords("orders");
  const failureText = useFailureText();
  const [working, setWorking] = useState<WorkName>();

  const work = async (name: WorkName, action: () => Promise<boolean>): Promise<boolean> => {
    setWorking(name);
    const done = await action();
    setWorking(undefined);
    return done;
  };
  const settle = (answer: Answer, told: string | undefined): boolean => {
    if (answer.success) {
      if (told) showToast(told);
    } else {
      showToast(failureText({ code: answer.errorCode ?? "", message: answer.errorMessage ?? "" }), { kind: "error" });
    }
    onChange();
    return answer.success;
  };

  const pay = async (): Promise<boolean> => {
    const answer = await answerOf(callShop(payOrderDocument, { orderCode }), (value) => value.payOrder);
    const way = "data" in answer ? answer.data?.[0] : undefined;
    if (answer.success && leaveToPay(way?.form)) return true;
    const problem = answer.errorMessage || way?.payReturnDesc || "";
    return settle({ ...answer, success: false, errorMessage: problem }, undefined);
  };
  const cancel = async (reasonCode: string, reasonDesc: string): Promise<boolean> => {
    const input = { orderCode, reasonCode, ...(reasonDesc ? { reasonDesc } : {}) };
    const answer = await answerOf(callShop(cancelOrderDocument, { input }), (value) => value.cancelOrder);
    return settle(answer, words("cancelled"));
  };
  const undoCancel = async (): Promise<boolean> => {
    const answer = await answerOf(callShop(undoCancelOrderDocument, { orderCode }), (value) => value.undoCancelOrder);
    return settle(answer, words("cancelUndone"));
  };
  const receive = async (): Promise<boolean> => {
    const answer = await answerOf(callShop(receiveOrderDocument, { orderCode }), (value) => value.receiveOrder);
    return settle(answer, words("received"));
  };
  const pickUp = async (): Promise<boolean> => {
    const answer = await answerOf(callShop(pickupOrderDocument, { orderCode }), (value) => value.pickupOrder);
    return settle(answer, words("pickedUp"));
  };
  /** The pieces go onto the cart's number at once [ORD-19]; the number is then read, since another tab may have changed it. */
  const buyAgain = async (): Promise<boolean> => {
    const result = await callShop(buyAgainDocument, { orderCode });
    const data = result.ok ? result.value.buyAgain.data : undefined;
    const done = data?.code === "success";
    if (!done) {
      showToast(words("buyAgainFailed"), { kind: "error" });
      return false;
    }
    setClientState({ miniCartNum: clientState().miniCartNum + (data.count ?? 0) });
    showToast(words("buyAgainDone", { count: data.count ?? 0 }));
    void refreshMiniCart();
    return true;
  };

  return {
    working,
    pay: () => work("pay", pay),
    cancel: (reasonCode: string, reasonDesc: string) => work("cancel", () => cancel(reasonCode, reasonDesc)),
    undoCancel: () => work("undoCancel", undoCancel),
    receive: () => work("receive", receive),
    pickUp: () => work("pickUp", pickUp),
    buyAgain: () => work("buyAgain", buyAgain),
  };
}

export type OrderWork = ReturnType<typeof useOrderActions>;

/** A call that failed is a refusal like any other. */
async function answerOf<Result, Part extends Answer>(
  call: Promise<CallResult<Result>>,
  part: (value: Result) => Part,
): Promise<Part | Answer> {
  const result = await call;
  if (result.ok) return part(result.value);
  return { success: false, errorCode: result.failure.code, errorMessage: result.failure.message };
}
