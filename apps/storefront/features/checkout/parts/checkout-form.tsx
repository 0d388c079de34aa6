import { homeDelivery } from "@gelora/contracts/distribution-type.ts";
import { FlashHoldLine } from "../../flash-hold/flash-hold-line.tsx";
import { shortagesOf } from "../model/shortages.ts";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { SummaryBar, SummaryColumn } from "./checkout-summary.tsx";
import { ConfirmSection } from "./confirm-section.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { PointsDialogs } from "./points-dialogs.tsx";
import type { Checkout } from "./use-checkout.ts";
import { type CheckoutWork, useCheckoutForm } from "./use-checkout-form.ts";
import { useIsFirstAsk } from "./use-quotes.ts";

type CheckoutFormProps = { readonly checkout: Checkout; readonly reload: () => Promise<void> };

/**
 * One column of steps and one summary. Pressing Checkout validates everything and moves to the
 * first error [CHK-03].
 */
export function CheckoutForm({ checkout, reload }: CheckoutFormProps) {
  const form = useCheckoutForm(checkout, reload);
  const { shipping, sum, used } = form.offers;
  const summary = { lines: checkout.itemList, ...sum, onEnded: form.lookAgain };
  if (useIsFirstAsk(shipping.quotes)) return <CheckoutSkeleton />;
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 [overflow-anchor:none] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8 [&_:is(input,select,textarea,button)]:scroll-mt-40 [&_:is(input,select,textarea,button)]:scroll-mb-28">
        <div className="min-w-0 space-y-4">
          {/*
           * The bar sticks within the steps before the last: where the button is, it covers
           * nothing.
           */}
          <div className="space-y-4">
            <HeldPrices lines={checkout.itemList} />
            <Changes checkout={checkout} form={form} />
            <ErrorSummary errors={form.checks.shownErrors} />
            <CheckoutSteps checkout={checkout} form={form} />
            <SummaryBar {...summary} />
          </div>
          <LastStep form={form} />
        </div>
        <SummaryColumn {...summary} />
      </div>
      <PointsDialogs
        points={form.reductions.points}
        state={form.state.points}
        used={used}
        totalWithout={sum.total + used}
        onOrder={(proof) => void form.ordering.order(proof)}
      />
    </>
  );
}

/** On a phone the items, with their own clocks, are folded in the bar. */
function HeldPrices({ lines }: { readonly lines: Checkout["itemList"] }) {
  const holds = lines.flatMap(({ flashSale, outStock, disabled }) =>
    flashSale && !outStock && !disabled ? [flashSale] : [],
  );
  return (
    <div className="empty:hidden lg:hidden">
      <FlashHoldLine holds={holds} />
    </div>
  );
}

type ChangesProps = {
  readonly checkout: Pick<Checkout, "itemList" | "distributionType">;
  readonly form: Pick<CheckoutWork, "offers" | "state" | "dispatch">;
};

function Changes({ checkout, form: { offers, state, dispatch } }: ChangesProps) {
  // For pick-up the list of stores says what each has; until the way is stored the lines are of the
  // other one.
  const isDelivered = offers.isDelivery && checkout.distributionType === homeDelivery;
  return (
    <CheckoutNotice
      gone={isDelivered ? shortagesOf(checkout.itemList) : []}
      refusal={state.refusal}
      now={offers.seen}
      total={offers.sum.total}
      onReviewed={() => dispatch({ type: "reviewed" })}
    />
  );
}

type LastStepProps = {
  readonly form: Pick<CheckoutWork, "offers" | "state" | "checks" | "dispatch" | "ordering">;
};

function LastStep({ form: { offers, state, checks, dispatch, ordering } }: LastStepProps) {
  const { sum, payment } = offers;
  return (
    <ConfirmSection
      step={checks.stepOf("confirm")}
      isDelivery={offers.isDelivery}
      choices={offers.choices}
      remark={state.remark}
      total={sum.total}
      isFreightKnown={sum.isFreightKnown}
      isWithPoints={offers.used > 0}
      isCash={payment.channel?.paymentMethod === "CASH"}
      isPlacing={state.isPlacing}
      problem={state.problem}
      fields={checks.fields}
      dispatch={dispatch}
      onPress={ordering.press}
    />
  );
}
