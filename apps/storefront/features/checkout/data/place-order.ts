import type { VariablesOf } from "../../../platform/gateway/document.ts";
import { type CallFailure, failureIn } from "../../../platform/gateway/gateway-failures.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import type { Card } from "../../payment-methods/card.ts";
import { followForm } from "../../payment-methods/follow-form.ts";
import { type CardToken, tokeniseCard } from "../../payment-methods/tokenise-card.ts";
import { orderOfCheckoutDocument, placeOrderDocument } from "./checkout-documents.ts";
import { countPurchase } from "./count-purchase.ts";

export type Order = VariablesOf<typeof placeOrderDocument>["order"];

export type Placed = {
  readonly result: "placed";
  /** The payment could not be started. */
  readonly isUnpaid: boolean;
  /** By an earlier press, as in another tab: the order has the choices of that one. */
  readonly isPlacedBefore: boolean;
  /** Goes where the order is paid: to a page of ours, or to the provider. */
  readonly follow: (goTo: (path: string) => unknown) => void;
};

/** The result of placing an order. */
export type Placing =
  | Placed
  /**
   * Prices, stock or points are no longer as shown, or the checkout has ended: it must be loaded
   * again.
   */
  | { readonly result: "changed"; readonly failure: CallFailure }
  /** Points need the PIN once more, or a club that answers. */
  | { readonly result: "lacking"; readonly lacking: "pin" | "club" }
  | { readonly result: "refused"; readonly failure: CallFailure }
  | { readonly result: "cardRefused"; readonly reason: Extract<CardToken, { ok: false }>["reason"] };

/** The order is sent one second after the press [CHK-06, CON-19]. */
const submitDelayMs = 1000;

const changes = ["CHECKOUT_CHANGED", "SOLD_OUT", "CHECKOUT_NOT_FOUND", "NOT_ENOUGH_POINTS", "POINTS_NOT_LINKED"];

/**
 * Places an order, by card with a token of it. The shop answers a repeated call with the same
 * order, so trying again after a lost response is safe.
 */
export async function placeOrder(order: Order, card: Card | undefined): Promise<Placing> {
  const [token] = await Promise.all([card && tokeniseCard(card), rest(submitDelayMs)]);
  if (token && !token.ok) return { result: "cardRefused", reason: token.reason };
  const result = await callShop(placeOrderDocument, { order: { ...order, cardToken: token?.token ?? null } });
  if (!result.ok) return { result: "refused", failure: result.failure };
  const answer = result.value.tradeCreateOrderCustom;
  if (answer.success) {
    if (answer.orderCode) await countPurchase(answer.orderCode);
    const isUnpaid = Boolean(answer.payReturnDesc);
    const page = answer.isPlacedBefore ? await pageOfOrder(order.checkoutId) : undefined;
    const follow: Placed["follow"] = (goTo) => (page === undefined ? followForm(answer.form, goTo) : goTo(page));
    return { result: "placed", isUnpaid, isPlacedBefore: Boolean(answer.isPlacedBefore), follow };
  }
  return placingAfter(failureIn(answer));
}

/** Our own page of it: nobody is sent to a provider with choices that they did not make. */
async function pageOfOrder(id: Order["checkoutId"]): Promise<string | undefined> {
  const result = await callShop(orderOfCheckoutDocument, { id });
  return result.ok ? result.value.orderOfCheckout?.page : undefined;
}

function placingAfter(failure: CallFailure): Placing {
  if (failure.code === "PIN_NEEDED") return { result: "lacking", lacking: "pin" };
  if (failure.code === "POINTS_UNAVAILABLE") return { result: "lacking", lacking: "club" };
  return { result: changes.includes(failure.code) ? "changed" : "refused", failure };
}

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
