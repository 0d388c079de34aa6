import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { VariablesOf } from "../../../platform/document.ts";
import { refreshMiniCart } from "../../../platform/mini-cart.ts";
import { callShop } from "../../../platform/shop-client.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";
import type { Card } from "../../payment-methods/card.ts";
import { followForm } from "../../payment-methods/follow-form.ts";
import { tokeniseCard } from "../../payment-methods/tokenise-card.ts";
import { placeOrderDocument } from "../data/checkout-documents.ts";

export type Order = VariablesOf<typeof placeOrderDocument>["order"];

/** The order goes out one second after the press; the button is busy meanwhile [CHK-06, CON-19]. */
const submitDelayMs = 1000;

/** The shopper must look again: prices or stock are not what was shown. */
const changes = ["CHECKOUT_CHANGED", "SOLD_OUT"];

/**
 * Places the order once, however often it is pressed. A repeated call of the shop would answer the same order, so that after a lost answer pressing again is safe.
 * @param onChange what to do when prices or stock have changed
 */
export function usePlaceOrder(onChange: (code: string) => Promise<void>) {
  const words = useWords("checkout");
  const cardWords = useWords("payment-methods");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const working = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const stop = (text = ""): void => {
    working.current = false;
    setBusy(false);
    setProblem(text);
  };

  const place = async (order: Order, card: Card | undefined): Promise<void> => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setProblem("");
    const [token] = await Promise.all([card && tokeniseCard(card), rest(submitDelayMs)]);
    if (token && !token.ok) return stop(cardWords(`card.${token.reason}`));
    const result = await callShop(placeOrderDocument, { order: { ...order, cardToken: token?.token ?? null } });
    if (!result.ok) {
      const isSilent = result.failure.kind === "network" || result.failure.kind === "server";
      return stop(isSilent ? words("noAnswer") : failureText(result.failure));
    }
    const answer = result.value.tradeCreateOrderCustom;
    if (answer.success) {
      void refreshMiniCart();
      if (answer.payReturnDesc) showToast(words("payLater"), { kind: "error", durationMs: 6000 });
      // The button stays busy until the page is left; Back leads to the cart, not to a checkout that has become an order.
      return followForm(answer.form, (path) => navigate(path, { replace: true }));
    }
    const code = answer.errorCode ?? "";
    if (code === "CHECKOUT_NOT_FOUND" || changes.includes(code)) {
      await onChange(code);
      return stop();
    }
    stop(
      code === "TOO_MANY_OPEN_ORDERS"
        ? words("tooManyOpen")
        : failureText({ code, message: answer.errorMessage ?? "" }),
    );
  };
  return { place: (order: Order, card: Card | undefined) => void place(order, card), busy, problem };
}

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
