import { useWords } from "../../../platform/words/use-words.ts";
import { isKnownStatus } from "../model/order-status.ts";
import { isDeliveryFailed, type ParcelledOrder } from "../model/parcel-news.ts";

type DescribedOrder = ParcelledOrder & {
  readonly orderStatusStr?: string | null;
  readonly readyTime?: string | null;
};

/** A status in the page's language; the server's own word for an unknown one. */
export function useStatusWords(): (order: DescribedOrder) => string {
  const words = useWords("orders");
  return (order) => {
    const { orderStatus: status, orderStatusStr, readyTime } = order;
    if (!isKnownStatus(status)) return orderStatusStr ?? "";
    if (isDeliveryFailed(order)) return words("parcel.FAILED");
    return words(readyTime && status === 31 ? "status.pickUp.31" : `status.${status}`);
  };
}
