import { CouponPanel } from "../../coupons/coupon-panel.tsx";
import { PromotionList } from "../../promotions/promotion-list.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { PointsSection } from "./points-section.tsx";
import { ShippingSection } from "./shipping-section.tsx";
import type { Checkout } from "./use-checkout.ts";
import type { CheckoutWork } from "./use-checkout-form.ts";

type StepsProps = { readonly checkout: Checkout; readonly form: CheckoutWork };

/** All steps before the last, in the order in which each depends on those above it. */
export function CheckoutSteps({ checkout, form }: StepsProps) {
  const { state, dispatch, isAddressGone, offers, way, card, isGuest, fields, stepOf } = form;
  return (
    <>
      <DeliverySection
        step={stepOf("delivery")}
        choices={offers.choices}
        address={state.address}
        saved={checkout.addressList}
        asksEmail={isGuest}
        isAddressGone={isAddressGone}
        stores={checkout.storeList ?? []}
        problem={way.problem}
        onWay={(type) => way.choose(type, offers.choices.distributionType)}
        fields={fields}
        dispatch={dispatch}
      />
      {offers.isDelivery ? (
        <ShippingSection
          step={stepOf("shipping")}
          {...offers.shipping}
          onChoose={(methodCode) => dispatch({ type: "chosen", choice: { methodCode } })}
          fieldRef={fields.refOf("methodCode")}
        />
      ) : null}
      <Reductions checkout={checkout} form={form} />
      <PaymentSection
        step={stepOf("payment")}
        {...offers.payment}
        card={card}
        onChoose={(channelCode) => dispatch({ type: "chosen", choice: { channelCode } })}
        fieldRef={fields.refOf("channelCode")}
      />
    </>
  );
}

type ReductionsProps = {
  readonly checkout: Pick<Checkout, "id" | "couponCode" | "lostCouponCode" | "itemList">;
  readonly form: Pick<CheckoutWork, "state" | "offers" | "points" | "guestCard" | "coupon" | "isGuest">;
};

/** What takes something off the total. */
function Reductions({ checkout, form }: ReductionsProps) {
  const { state, offers, points, guestCard, coupon, isGuest } = form;
  return (
    <>
      <CouponPanel
        coupon={couponOf(checkout, offers.couponActivity)}
        form={coupon}
        checkoutId={checkout.id}
        isMember={!isGuest}
      />
      <PromotionList promotions={offers.promotions} lines={checkout.itemList} />
      <PointsSection
        isGuest={isGuest}
        points={points}
        guestCard={guestCard}
        state={state.points}
        used={offers.used}
        total={offers.sum.total}
      />
    </>
  );
}

/** Undefined without one. */
function couponOf(
  { couponCode, lostCouponCode }: Pick<Checkout, "couponCode" | "lostCouponCode">,
  activity: Checkout["couponActivity"],
) {
  const code = couponCode || lostCouponCode;
  return code ? { code, isLost: !couponCode, activity } : undefined;
}
