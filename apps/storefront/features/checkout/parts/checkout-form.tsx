import { CouponPanel } from "../../coupons/coupon-panel.tsx";
import { PromotionList } from "../../promotions/promotion-list.tsx";
import { shortagesOf } from "../model/shortages.ts";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { SummaryBar, SummaryColumn } from "./checkout-summary.tsx";
import { ConfirmSection } from "./confirm-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { PointsDialogs } from "./points-dialogs.tsx";
import { PointsSection } from "./points-section.tsx";
import { ShippingSection } from "./shipping-section.tsx";
import type { Checkout } from "./use-checkout.ts";
import { useCheckoutForm } from "./use-checkout-form.ts";
import { useIsFirstAsk } from "./use-quotes.ts";

type CheckoutFormProps = { readonly checkout: Checkout; readonly reload: () => Promise<void> };

/** Undefined without one. */
const couponOf = ({ couponCode }: Checkout, activity: Checkout["couponActivity"]) =>
  couponCode ? { code: couponCode, activity } : undefined;

/**
 * One column of steps and one summary. Pressing Checkout validates everything and moves to the
 * first error [CHK-03].
 */
export function CheckoutForm({ checkout, reload }: CheckoutFormProps) {
  const form = useCheckoutForm(checkout, reload);
  const { state, dispatch, offers, points, guestCard, card, isGuest, shownErrors, fields, stepOf, press } = form;
  const { choices, shipping, payment, sum, used } = offers;
  const summary = { lines: checkout.itemList, ...sum, onEnded: form.lookAgain };
  // The lines' stock is that of the delivery the checkout began with; for pick-up the list of
  // stores has it.
  const isOwnWay = choices.distributionType === checkout.distributionType;
  if (useIsFirstAsk(shipping.quotes)) return <CheckoutSkeleton />;
  return (
    <>
      <div className="grid items-start gap-6 [overflow-anchor:none] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8 [&_:is(input,select,textarea,button)]:scroll-mt-40 [&_:is(input,select,textarea,button)]:scroll-mb-28">
        <div className="min-w-0 space-y-4">
          {/*
           * The bar sticks within the steps before the last: where the button is, it covers
           * nothing.
           */}
          <div className="space-y-4">
            <CheckoutNotice
              gone={isOwnWay ? shortagesOf(checkout.itemList) : []}
              refusal={state.refusal}
              total={sum.total}
              onReviewed={() => dispatch({ type: "reviewed" })}
            />
            <ErrorSummary errors={shownErrors} />
            <DeliverySection
              step={stepOf("delivery")}
              choices={choices}
              address={state.address}
              saved={checkout.addressList}
              asksEmail={isGuest}
              stores={checkout.storeList ?? []}
              fields={fields}
              dispatch={dispatch}
            />
            {offers.isDelivery ? (
              <ShippingSection
                step={stepOf("shipping")}
                {...shipping}
                onChoose={(methodCode) => dispatch({ type: "chosen", choice: { methodCode } })}
                fieldRef={fields.refOf("methodCode")}
              />
            ) : null}
            <CouponPanel coupon={couponOf(checkout, offers.couponActivity)} form={form.coupon} isMember={!isGuest} />
            <PromotionList promotions={offers.promotions} lines={checkout.itemList} />
            <PointsSection
              isGuest={isGuest}
              points={points}
              guestCard={guestCard}
              state={state.points}
              used={used}
              total={sum.total}
            />
            <PaymentSection
              step={stepOf("payment")}
              {...payment}
              card={card}
              onChoose={(channelCode) => dispatch({ type: "chosen", choice: { channelCode } })}
              fieldRef={fields.refOf("channelCode")}
            />
            <SummaryBar {...summary} />
          </div>
          <ConfirmSection
            step={stepOf("confirm")}
            isDelivery={offers.isDelivery}
            choices={choices}
            remark={state.remark}
            total={sum.total}
            isFreightKnown={sum.isFreightKnown}
            isWithPoints={used > 0}
            isCash={payment.channel?.paymentMethod === "CASH"}
            isPlacing={state.isPlacing}
            problem={state.problem}
            fields={fields}
            dispatch={dispatch}
            onPress={press}
          />
        </div>
        <SummaryColumn {...summary} />
      </div>
      <PointsDialogs
        points={points}
        state={state.points}
        totalWithout={sum.total + used}
        onOrder={(proof) => void form.order(proof)}
      />
    </>
  );
}
