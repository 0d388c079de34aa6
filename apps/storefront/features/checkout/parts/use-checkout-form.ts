import type { Dispatch } from "react";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { useClientState } from "../../../platform/session/client-state.ts";
import { addressErrors } from "../../addresses/address.ts";
import { useCoupon } from "../../coupons/use-coupon.ts";
import { useCard } from "../../payment-methods/use-card.ts";
import { useClubAccount } from "../../points/use-club-account.ts";
import { type GuestCardForm, useGuestCard } from "../../points/use-guest-card.ts";
import { type CheckoutError, checkoutErrors, errorsToShow, finishedSections } from "../model/checkout-errors.ts";
import type { CheckoutEvent, CheckoutState } from "../model/checkout-state.ts";
import { sectionNames } from "../model/folding.ts";
import { orderInputOf } from "../model/order-input.ts";
import type { Checkout } from "./use-checkout.ts";
import { useCheckoutFields } from "./use-checkout-fields.ts";
import { useCheckoutReducer } from "./use-checkout-reducer.ts";
import { useDistributionType } from "./use-distribution-type.ts";
import { useOffers } from "./use-offers.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { type Points, usePoints } from "./use-points.ts";
import type { Quotes } from "./use-quotes.ts";
import { useSteps } from "./use-steps.ts";

export type CheckoutWork = ReturnType<typeof useCheckoutForm>;

/** Connects the checkout's state with the shop's offers, the fields and the steps. */
export function useCheckoutForm(checkout: Checkout, reload: () => Promise<void>) {
  const isGuest = useClientState((state) => state.isGuest);
  const [state, dispatch, isAddressGone] = useCheckoutReducer(checkout);
  const club = useClubAccount();
  const offers = useOffers(checkout, state, club.account?.availablePoints ?? 0);
  const card = useCard();
  const { choices, shipping } = offers;
  const { total } = offers.sum;
  const isCard = offers.payment.channel?.paymentMethod === "CARD";
  const checked = { offers, isGuest, cardIsGood: !isCard || card.isRight };
  const { errors, shownErrors, fields, stepOf } = useErrors(state, dispatch, checked);
  const refresh = async (): Promise<void> => void (await Promise.all([reload(), shipping.onAskAgain()]));
  useLookWhenGone(shipping.quotes, reload);
  const lookAgain = (): void => void refresh();
  const points = usePoints(checkout, state, { dispatch, refresh, club });
  const coupon = useCoupon(checkout.id, refresh);
  const way = useDistributionType(checkout.id, dispatch, refresh);
  const place = usePlaceOrder(dispatch, async () => void (await Promise.all([refresh(), points.reload()])));
  const guestCard = useGuestCard((found) => points.tell({ type: "cardFound", card: found }));
  const order = async (proof = state.points.proof): Promise<void> => {
    dispatch({ type: "pressed", errors: [] });
    const guests = isGuest ? await cardForOrder(state, guestCard) : { ok: true };
    if (!guests.ok) return dispatch({ type: "failed", problem: "" });
    const { logisticsCompanyCode } = shipping.quote ?? {};
    const guestMobile = guests.mobile;
    const withPoints = { usePoint: points.isOn, proof, guestMobile };
    const saved = isGuest ? undefined : checkout.addressList;
    const offered = { checkoutId: checkout.id, choices, logisticsCompanyCode, total, points: withPoints, saved };
    await place(orderInputOf(state, offered), isCard ? card.card : undefined, offers.seen);
  };
  const press = (): void => {
    if (state.isPlacing || points.isTurning || coupon.isBusy || way.isBusy) return;
    if (errors.length === 0) {
      if (offers.used > 0 && !state.points.proof) dispatch({ type: "lacking", lacking: "pin" });
      else void order();
      return;
    }
    report(errors, dispatch);
    fields.check();
    // A card's errors are at its own fields.
    if (errors[0] === "PAYMENT_INVALID") card.check();
    else card.showAll();
  };
  useGoOn(state.points.agreedWithout, points, () => {
    if (total === state.points.agreedWithout) press();
  });
  const shownCard = isCard ? card : undefined;
  const forms = { points, coupon, way, guestCard, card: shownCard };
  return {
    state,
    dispatch,
    isAddressGone,
    offers,
    ...forms,
    isGuest,
    shownErrors,
    fields,
    stepOf,
    press,
    order,
    lookAgain,
  };
}

type Checked = {
  readonly offers: ReturnType<typeof useOffers>;
  readonly isGuest: boolean;
  readonly cardIsGood: boolean;
};

/** What is missing or wrong, where it is said, and how far each step has come. */
function useErrors(state: CheckoutState, dispatch: Dispatch<CheckoutEvent>, checked: Checked) {
  const { choices, isDelivery, sum } = checked.offers;
  const inAddress = addressErrors(state.address, checked.isGuest);
  const { cardIsGood } = checked;
  const errors = checkoutErrors({ ...choices, addressErrors: inAddress, cardIsGood, totalAmount: sum.total });
  const shownErrors = errorsToShow(state.reported, errors);
  const fields = useCheckoutFields(inAddress, errors);
  const stepOf = useSteps(
    sectionNames.filter((name) => isDelivery || name !== "shipping"),
    { folded: state.folded, finished: finishedSections(choices, errors), errors: shownErrors, fields, dispatch },
  );
  return { errors, shownErrors, fields, stepOf };
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

/** Placed in another window beside this one: what the checkout became is where it leads. */
function useLookWhenGone(quotes: Quotes, reload: () => Promise<void>): void {
  const look = useEffectEvent(() => void reload());
  const isGone = quotes.state === "failed" && quotes.failure.code === "CHECKOUT_NOT_FOUND";
  useEffect(() => {
    if (isGone) look();
  }, [isGone]);
}

/** The number that was applied, or the one that was only typed. */
async function cardForOrder({ points }: CheckoutState, form: GuestCardForm): ReturnType<GuestCardForm["forOrder"]> {
  return points.card ? { ok: true, mobile: points.card.mobile } : form.forOrder();
}

/** The errors are on the page before the first one's field gets the focus, as they move it. */
function report(errors: readonly CheckoutError[], dispatch: Dispatch<CheckoutEvent>): void {
  flushSync(() => dispatch({ type: "pressed", errors }));
}
