import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useEffect, useRef, useState } from "react";
import { addressInputOf } from "../model/address.ts";
import { CheckoutNotice, type Refusal } from "./checkout-notice.tsx";
import { SummaryBar, SummaryColumn } from "./checkout-summary.tsx";
import { ConfirmSection } from "./confirm-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { Problem } from "./problem.tsx";
import { sectionOf } from "./section.tsx";
import { sectionId } from "./section-id.ts";
import { ShippingSection } from "./shipping-section.tsx";
import type { Checkout } from "./use-checkout.ts";
import { type CheckoutState, useCheckoutState } from "./use-checkout-state.ts";
import { type Order, usePlaceOrder } from "./use-place-order.ts";

/** One column of work and one summary. Pressing Checkout checks everything together and leads to the first thing to mend [CHK-03]. */
export function CheckoutForm({
  checkout,
  reload,
}: {
  readonly checkout: Checkout;
  readonly reload: () => Promise<void>;
}) {
  const state = useCheckoutState(checkout);
  const [refusal, setRefusal] = useState<Refusal>();
  const { place, busy, problem } = usePlaceOrder(async () => {
    const before = formatRupiah(state.total);
    await reload();
    // Told when all of it is known.
    setRefusal({ from: before, isOpen: true });
    state.askQuotes();
  });
  const tellFaults = useFaultFocus(state);
  const press = (): void => {
    setRefusal(undefined);
    if (state.faults.length > 0) return tellFaults();
    place(orderOf(state), state.isCard ? state.card.card : undefined);
  };
  const isDelivery = state.choices.distributionType === "11";
  return (
    <>
      <div className="grid items-start gap-6 [overflow-anchor:none] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8 [&_:is(input,select,textarea,button)]:scroll-mt-40 [&_:is(input,select,textarea,button)]:scroll-mb-28">
        <div className="min-w-0 space-y-4">
          <CheckoutNotice
            state={state}
            refusal={refusal}
            onLook={() => setRefusal(refusal && { ...refusal, isOpen: false })}
          />
          <FaultSummary faults={state.shownFaults} />
          <DeliverySection state={state} step={1} />
          {isDelivery ? <ShippingSection state={state} step={2} /> : null}
          <PaymentSection state={state} step={isDelivery ? 3 : 2} />
          <ConfirmSection
            state={state}
            step={isDelivery ? 4 : 3}
            busy={busy}
            problem={problem ? <Problem text={problem} /> : null}
            onPress={press}
          />
        </div>
        <SummaryColumn state={state} />
      </div>
      <SummaryBar state={state} />
    </>
  );
}

/** Shows what is wrong now and moves to the first of it, once the page shows it. */
function useFaultFocus(state: CheckoutState): () => void {
  const [presses, setPresses] = useState(0);
  const firstFault = useRef(state.faults[0]);
  firstFault.current = state.faults[0];
  useEffect(() => {
    const section = firstFault.current ? document.getElementById(sectionId(sectionOf[firstFault.current])) : null;
    if (presses === 0 || !section) return;
    const faulty = section.querySelector<HTMLElement>('[aria-invalid="true"]');
    const first = section.querySelector<HTMLElement>('input:not([name="distributionType"]), ul button');
    (faulty ?? first ?? section).focus();
  }, [presses]);
  return () => {
    state.addressLeft.leaveAll();
    if (state.isCard) state.card.leaveAll();
    state.tellFaults(state.faults);
    setPresses(presses + 1);
  };
}

/** The contract's order [CHK-22]. The total that was shown goes along, so that nobody pays another one unasked. */
function orderOf({ checkout, choices, address, remark, quotes, total }: CheckoutState): Order {
  const isDelivery = choices.distributionType === "11";
  const quote = quotes.state === "ready" ? quotes.quotes.find(({ code }) => code === choices.methodCode) : undefined;
  return {
    checkoutId: checkout.id,
    distributionType: choices.distributionType,
    address: isDelivery ? (addressInputOf(address) ?? null) : null,
    storeCode: isDelivery ? null : (choices.storeCode ?? null),
    shippingMethodCode: isDelivery ? (choices.methodCode ?? null) : null,
    logisticsCompanyCode: isDelivery ? (quote?.logisticsCompanyCode ?? null) : null,
    paymentChannelCode: total > 0 ? (choices.channelCode ?? null) : null,
    termsAccepted: choices.termsAccepted,
    dataConsent: choices.dataConsent,
    remark: remark.trim() || null,
    agreedTotal: total,
  };
}
