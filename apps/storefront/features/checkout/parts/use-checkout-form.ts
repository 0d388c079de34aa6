import { type Dispatch, useEffect, useEffectEvent } from "react";
import { useClientState } from "../../../platform/session/client-state.ts";
import { type CouponForm, useCoupon } from "../../coupons/use-coupon.ts";
import { type CardState, useCard } from "../../payment-methods/use-card.ts";
import { useClubAccount } from "../../points/use-club-account.ts";
import { type GuestCardForm, useGuestCard } from "../../points/use-guest-card.ts";
import type { CheckoutEvent, CheckoutState } from "../model/checkout-state.ts";
import type { Checkout } from "./use-checkout.ts";
import { useCheckoutReducer } from "./use-checkout-reducer.ts";
import { type Checks, useChecks } from "./use-checks.ts";
import { type DeliveryWay, useDistributionType } from "./use-distribution-type.ts";
import { type Offers, useOffers } from "./use-offers.ts";
import { type Ordering, useOrdering } from "./use-ordering.ts";
import { type Points, usePoints } from "./use-points.ts";
import type { Quotes } from "./use-quotes.ts";

/** The checkout's form, in the parts of which its sections need some. */
export type CheckoutWork = {
  readonly state: CheckoutState;
  readonly dispatch: Dispatch<CheckoutEvent>;
  /** An address that was typed before is gone. */
  readonly isAddressGone: boolean;
  readonly isGuest: boolean;
  readonly offers: Offers;
  readonly checks: Checks;
  readonly way: DeliveryWay;
  /** Undefined unless the order is to be paid by card. */
  readonly card: CardState | undefined;
  readonly reductions: { readonly points: Points; readonly coupon: CouponForm; readonly guestCard: GuestCardForm };
  readonly ordering: Ordering;
  /** Loads the checkout and its offers again. */
  readonly lookAgain: () => void;
};

/** Connects the checkout's state with the shop's offers, the fields and the steps. */
export function useCheckoutForm(checkout: Checkout, reload: () => Promise<void>): CheckoutWork {
  const isGuest = useClientState((state) => state.isGuest);
  const [state, dispatch, isAddressGone] = useCheckoutReducer(checkout);
  const club = useClubAccount();
  const offers = useOffers(checkout, state, club.account?.availablePoints ?? 0);
  const card = useCard();
  const isCard = offers.payment.channel?.paymentMethod === "CARD";
  const checks = useChecks(state, dispatch, { offers, isGuest, cardIsGood: !isCard || card.isRight });
  const { quotes, onAskAgain } = offers.shipping;
  const refresh = async (): Promise<void> => void (await Promise.all([reload(), onAskAgain()]));
  useLookWhenGone(quotes, reload);
  const points = usePoints(checkout, state, { dispatch, refresh, club });
  const coupon = useCoupon(checkout, refresh);
  const way = useDistributionType(checkout.id, dispatch, refresh);
  const guestCard = useGuestCard((found) => points.tell({ type: "cardFound", card: found }));
  const shared = { state, dispatch, isGuest, offers, checks };
  const isChanging = coupon.isBusy || way.isBusy;
  const ordering = useOrdering(checkout, { ...shared, card, isCard, points, coupon, guestCard, isChanging, refresh });
  return {
    ...shared,
    isAddressGone,
    way,
    card: isCard ? card : undefined,
    reductions: { points, coupon, guestCard },
    ordering,
    lookAgain: () => void refresh(),
  };
}

/** Placed in another window beside this one: what the checkout became is where it leads. */
function useLookWhenGone(quotes: Quotes, reload: () => Promise<void>): void {
  const look = useEffectEvent(() => void reload());
  const isGone = quotes.state === "failed" && quotes.failure.code === "CHECKOUT_NOT_FOUND";
  useEffect(() => {
    if (isGone) look();
  }, [isGone]);
}
