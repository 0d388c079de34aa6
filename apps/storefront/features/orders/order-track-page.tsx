import { useLocation } from "react-router";
import { orderListPath, useIsMember } from "../../platform/order-address.ts";
import { useWords } from "../../platform/use-words.ts";
import { TrackOrderForm } from "./parts/track-form.tsx";
import { TrackedOrderView } from "./parts/tracked-order.tsx";
import { useTracking } from "./parts/use-tracking.ts";

/** Finds an order from any browser [ORD-03]. A letter's link fills in the number. */
export function OrderTrackPage() {
  const words = useWords("orders");
  const query = new URLSearchParams(useLocation().search);
  const tracking = useTracking({
    orderCode: query.get("orderCode") ?? "",
    by: query.has("mobile") ? "mobile" : "email",
    email: query.get("email") ?? "",
    mobile: query.get("mobile") ?? "",
  });
  const { order } = tracking;
  const isMember = useIsMember();
  return (
    <div
      className={`mx-auto w-full px-4 pt-8 pb-20 ${order ? "max-w-6xl items-start gap-8 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)]" : "max-w-lg"}`}
    >
      <div className={order ? "lg:sticky lg:top-28" : ""}>
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
      {order ? (
        <div className="mt-8 lg:mt-0">
          <TrackedOrderView order={order} />
        </div>
      ) : null}
    </div>
  );
}
