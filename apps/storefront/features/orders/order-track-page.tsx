import type { ComponentType } from "react";
import { useLocation } from "react-router";
import { useWords } from "../../platform/words/use-words.ts";
import type { TrackedOrder } from "./data/order-documents.ts";
import { formFrom, type Proof } from "./model/track-form.ts";
import { orderListPath, useIsMember } from "./order-address.ts";
import { TrackOrderForm } from "./parts/track-form.tsx";
import { TrackedOrderView } from "./parts/tracked-order.tsx";
import { useTracking } from "./parts/use-tracking.ts";

export type TrackedPaymentProps = {
  readonly instruction: NonNullable<TrackedOrder["payment"]>;
  /** The order number and contact that found it, which also authorise paying it. */
  readonly proof: Proof;
  /** Reloads the order. */
  readonly ask: () => Promise<void>;
};

/**
 * Finds an order from any browser [ORD-03]. A mail's link fills in the number.
 * @param Payment how a pending order is paid
 */
export function OrderTrackPage({ Payment }: { readonly Payment: ComponentType<TrackedPaymentProps> }) {
  const words = useWords("orders");
  const tracking = useTracking(formFrom(new URLSearchParams(useLocation().search)));
  const { found, refresh, place } = tracking;
  const isMember = useIsMember();
  return (
    <div
      className={`mx-auto w-full px-4 pt-8 pb-20 ${found ? "max-w-6xl items-start gap-8 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)]" : "max-w-lg"}`}
    >
      <div className={found ? "lg:sticky lg:top-28" : ""}>
        <h1 className="text-3xl">{words("trackTitle")}</h1>
        <p className="mt-2 mb-6 text-quiet">{words("trackIntro")}</p>
        <TrackOrderForm tracking={tracking} />
        <p className="mt-4 text-quiet text-sm">
          <a href={orderListPath(isMember)} className="font-semibold text-ink underline underline-offset-4">
            {words("allOrders")}
          </a>{" "}
          {words(isMember ? "trackMemberHint" : "trackOwnHint")}
        </p>
      </div>
      {found ? (
        <div ref={place} className="mt-8 scroll-mt-28 lg:mt-0">
          <FoundOrder {...found} Payment={Payment} ask={refresh} />
        </div>
      ) : null}
    </div>
  );
}

type FoundOrderProps = {
  readonly order: TrackedOrder;
  readonly proof: Proof;
  readonly Payment: ComponentType<TrackedPaymentProps>;
  readonly ask: () => Promise<void>;
};

/** News, such as a payment, are a new screen, so nothing of the former one shifts. */
function FoundOrder({ order, proof, Payment, ask }: FoundOrderProps) {
  return (
    <TrackedOrderView key={`${order.orderCode} ${order.orderStatus}`} order={order} proof={proof} ask={ask}>
      {order.payment ? <Payment instruction={order.payment} proof={proof} ask={ask} /> : null}
    </TrackedOrderView>
  );
}
