import { type Dispatch, useEffect } from "react";
import { useNavigate } from "react-router";
import { showToast } from "../../../platform/browser/toasts.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { refreshMiniCart } from "../../cart/mini-cart.ts";
import type { Card } from "../../payment-methods/card.ts";
import type { Order, Placed } from "../data/place-order.ts";
import type { CheckoutEvent } from "../model/checkout-state.ts";
import type { SeenOrder } from "../model/order-changes.ts";
import { forgetChosen } from "./choices-note.ts";
import { forgetAddressTyped } from "./typed-address-note.ts";

/** What only a press needs; loaded before anyone can press. */
const loadPlacing = () => import("../data/place-order.ts");

/**
 * Places the order and goes where it is paid, or reports why not.
 * @param reload is called if prices, stock or points have changed; the shopper must review them
 */
export function usePlaceOrder(dispatch: Dispatch<CheckoutEvent>, reload: () => Promise<void>) {
  const cardWords = useWords("payment-methods");
  const failureWords = useRefusalWords();
  const pointsWords = usePointsWords();
  const goToPay = useWayToPay();
  useEffect(() => void loadPlacing(), []);
  return async (order: Order, card: Card | undefined, seen: SeenOrder): Promise<void> => {
    const { placeOrder } = await loadPlacing();
    const placing = await placeOrder(order, card);
    switch (placing.result) {
      case "placed":
        return goToPay(placing);
      case "changed":
        // The new lines come before the dialog does: until then nothing may appear above the form.
        dispatch({ type: "changed", from: order.agreedTotal ?? 0, why: pointsWords(placing.failure), seen });
        await reload();
        return dispatch({ type: "reloaded" });
      case "lacking":
        return dispatch({ type: "lacking", lacking: placing.lacking });
      case "cardRefused":
        return dispatch({ type: "failed", problem: cardWords(`card.${placing.reason}`) });
      case "refused":
        return dispatch({ type: "failed", problem: failureWords(placing.failure) });
    }
  };
}

/**
 * The button stays busy until the page is left. The checkout stays in the history: it leads the
 * person who goes back to the order, while the cart before it is empty and would let them order
 * twice.
 */
function useWayToPay() {
  const words = useWords("checkout");
  const navigate = useNavigate();
  return ({ isUnpaid, isPlacedBefore, follow }: Placed): void => {
    forgetAddressTyped();
    forgetChosen();
    void refreshMiniCart();
    if (isPlacedBefore) showToast(words("placedBefore"), { durationMs: 6000 });
    else if (isUnpaid) showToast(words("payLater"), { kind: "error", durationMs: 6000 });
    follow(navigate);
  };
}

/** New prices and missing stock are shown where they are; fewer points must be said. */
function usePointsWords() {
  const failureText = useFailureText();
  return (failure: CallFailure): string => (failure.code.includes("POINTS") ? failureText(failure) : "");
}

function useRefusalWords() {
  const words = useWords("checkout");
  const failureText = useFailureText();
  return (failure: CallFailure): string => {
    if (failure.kind === "network" || failure.kind === "server") return words("noAnswer");
    return failure.code === "TOO_MANY_OPEN_ORDERS" ? words("tooManyOpen") : failureText(failure);
  };
}
