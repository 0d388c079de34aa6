import { type Dispatch, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import type { CouponForm } from "../../coupons/use-coupon.ts";
import type { CardState } from "../../payment-methods/use-card.ts";
import type { GuestCardForm } from "../../points/use-guest-card.ts";
import type { CheckoutError } from "../model/checkout-errors.ts";
import type { CheckoutEvent, CheckoutState } from "../model/checkout-state.ts";
import { orderInputOf } from "../model/order-input.ts";
import type { Checkout } from "./use-checkout.ts";
import type { Checks } from "./use-checks.ts";
import type { Offers } from "./use-offers.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import type { Points } from "./use-points.ts";

type OrderingProps = {
  readonly state: CheckoutState;
  readonly dispatch: Dispatch<CheckoutEvent>;
  readonly isGuest: boolean;
  readonly offers: Offers;
  readonly checks: Pick<Checks, "errors" | "fields">;
  readonly card: CardState;
  /** The order is to be paid by it. */
  readonly isCard: boolean;
  readonly points: Points;
  readonly coupon: Pick<CouponForm, "forOrder">;
  readonly guestCard: GuestCardForm;
  /** What the order costs is being changed: a press is not heard. */
  readonly isChanging: boolean;
  /** Loads the checkout and its offers again. */
  readonly refresh: () => Promise<void>;
};

export type Ordering = {
  /** Checks everything, and asks for the PIN or places the order. */
  readonly press: () => void;
  /** Places the order. @param proof of a PIN, if it is new */
  readonly order: (proof?: string) => Promise<void>;
};

/** The Checkout button, and the order that it places [CHK-03]. */
export function useOrdering(
  { id, addressList }: Pick<Checkout, "id" | "addressList">,
  { state, dispatch, isGuest, offers, checks, points, refresh, ...form }: OrderingProps,
): Ordering {
  const { choices, shipping, sum, seen, used } = offers;
  const place = usePlaceOrder(dispatch, async () => void (await Promise.all([refresh(), points.reload()])));
  const order = async (proof = state.points.proof): Promise<void> => {
    dispatch({ type: "pressed", errors: [] });
    const guests = isGuest ? await cardForOrder(state, form.guestCard) : { ok: true };
    if (!guests.ok) return dispatch({ type: "failed", problem: "" });
    const { logisticsCompanyCode } = shipping.quote ?? {};
    const withPoints = { usePoint: points.isOn, proof, guestMobile: guests.mobile };
    const saved = isGuest ? undefined : addressList;
    const offered = { checkoutId: id, choices, logisticsCompanyCode, total: sum.total, points: withPoints, saved };
    await place(orderInputOf(state, offered), form.isCard ? form.card.card : undefined, seen);
  };
  const press = (): void => {
    if (state.isPlacing || points.isTurning || form.isChanging) return;
    if (checks.errors.length > 0) return report(checks, form.card, dispatch);
    // Before the PIN: nobody proves who they are for an order that stops.
    if (!form.coupon.forOrder()) return dispatch({ type: "failed", problem: "" });
    if (used > 0 && !state.points.proof) dispatch({ type: "lacking", lacking: "pin" });
    else void order();
  };
  useGoOn(state.points.agreedWithout, points, () => {
    if (sum.total === state.points.agreedWithout) press();
  });
  return { press, order };
}

/** The number that was applied, or the one that was only typed. */
async function cardForOrder({ points }: CheckoutState, form: GuestCardForm): ReturnType<GuestCardForm["forOrder"]> {
  return points.card ? { ok: true, mobile: points.card.mobile } : form.forOrder();
}

/** The errors are on the page before the first one's field gets the focus, as they move it. */
function report(
  { errors, fields }: { readonly errors: readonly CheckoutError[] } & Pick<Checks, "fields">,
  card: CardState,
  dispatch: Dispatch<CheckoutEvent>,
): void {
  flushSync(() => dispatch({ type: "pressed", errors }));
  fields.check();
  // A card's errors are at its own fields.
  if (errors[0] === "PAYMENT_INVALID") card.check();
  else card.showAll();
}

/**
 * Who agreed to a total without points has answered: the order is not asked about again once the
 * shop counts the same.
 */
function useGoOn(agreed: number | undefined, { isTurning, tell }: Points, goOn: () => void): void {
  const wentOn = useEffectEvent(() => {
    tell({ type: "wentOn" });
    goOn();
  });
  const isCounted = agreed !== undefined && !isTurning;
  useEffect(() => {
    if (isCounted) wentOn();
  }, [isCounted]);
}
