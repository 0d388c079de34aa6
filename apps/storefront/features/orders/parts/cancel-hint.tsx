import { useWords } from "../../../platform/words/use-words.ts";
import type { TrackedOrder } from "../data/order-documents.ts";
import { awaitingPayment } from "../model/order-status.ts";

/** Tracking lets anyone with the number and a contact pay, not cancel: how to cancel is said. */
export function CancelHint({ order }: { readonly order: Pick<TrackedOrder, "orderCode" | "orderStatus"> }) {
  const words = useWords("orders");
  if (order.orderStatus !== awaitingPayment) return null;
  return (
    <p className="px-1 text-quiet text-sm">
      {words("trackCancel")}{" "}
      <a
        href={`/contact-us?orderCode=${encodeURIComponent(order.orderCode)}`}
        className="font-semibold text-ink underline underline-offset-4"
      >
        {words("trackCancelHelp")}
      </a>
    </p>
  );
}
