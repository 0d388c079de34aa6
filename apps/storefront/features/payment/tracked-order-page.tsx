import { OrderTrackPage } from "../orders/order-track-page.tsx";
import { TrackedPayment } from "./parts/tracked-payment.tsx";

/** The tracking page, where a pending order can also be paid [ORD-03, PAY-02]. */
export function TrackedOrderPage() {
  return <OrderTrackPage Payment={TrackedPayment} />;
}
