import { CouponPanel } from "../../coupons/coupon-panel.tsx";
import { PromotionList } from "../../promotions/promotion-list.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { PointsSection } from "./points-section.tsx";
import { ShippingSection } from "./shipping-section.tsx";
import type { Checkout } from "./use-checkout.ts";
import type { CheckoutWork } from "./use-checkout-form.ts";

type FormProps<Needs extends keyof CheckoutWork> = { readonly form: Pick<CheckoutWork, Needs> };

type DeliveryProps = FormProps<"state" | "dispatch" | "isAddressGone" | "isGuest" | "offers" | "checks" | "way"> & {
  readonly checkout: Pick<Checkout, "addressList" | "storeList">;
};
type ReductionsProps = FormProps<"state" | "offers" | "reductions" | "isGuest"> & {
  readonly checkout: Pick<Checkout, "id" | "couponCode" | "lostCouponCode" | "itemList">;
};
type PaymentProps = FormProps<"dispatch" | "offers" | "checks" | "card">;
type StepsProps = DeliveryProps & ReductionsProps & PaymentProps;

/** All steps before the last, in the order in which each depends on those above it. */
export function CheckoutSteps({ checkout, form }: StepsProps) {
  const { dispatch, offers, checks } = form;
  return (
    <>
      <DeliveryStep checkout={checkout} form={form} />
      {offers.isDelivery ? (
        <ShippingSection
          step={checks.stepOf("shipping")}
          {...offers.shipping}
          onChoose={(methodCode) => dispatch({ type: "chosen", choice: { methodCode } })}
          fieldRef={checks.fields.refOf("methodCode")}
        />
      ) : null}
      <Reductions checkout={checkout} form={form} />
      <PaymentStep form={form} />
    </>
  );
}

function DeliveryStep({ checkout, form }: DeliveryProps) {
  const { state, dispatch, isAddressGone, isGuest, offers, checks, way } = form;
  return (
    <DeliverySection
      step={checks.stepOf("delivery")}
      choices={offers.choices}
      address={state.address}
      saved={checkout.addressList}
      asksEmail={isGuest}
      isAddressGone={isAddressGone}
      stores={checkout.storeList ?? []}
      problem={way.problem}
      onWay={(type) => way.choose(type, offers.choices.distributionType)}
      fields={checks.fields}
      dispatch={dispatch}
    />
  );
}

/** What takes something off the total. */
function Reductions({ checkout, form: { state, offers, reductions, isGuest } }: ReductionsProps) {
  const { points, coupon, guestCard } = reductions;
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

function PaymentStep({ form: { dispatch, offers, checks, card } }: PaymentProps) {
  return (
    <PaymentSection
      step={checks.stepOf("payment")}
      {...offers.payment}
      card={card}
      onChoose={(channelCode) => dispatch({ type: "chosen", choice: { channelCode } })}
      fieldRef={checks.fields.refOf("channelCode")}
    />
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
