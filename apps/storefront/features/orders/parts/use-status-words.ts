import { useWords } from "../../../platform/use-words.ts";
import { isKnownStatus, storePickup } from "../model/order-status.ts";

/** A status in the page's language; the server's own word for one that we do not know. */
export function useStatusWords(): (
  status: number | null | undefined,
  told: string | null | undefined,
  distributionType?: string | null,
) => string {
  const words = useWords("orders");
  return (status, told, distributionType) => {
    if (!isKnownStatus(status)) return told ?? "";
    // What a delivery is packed for waits in the store already.
    return words(distributionType === storePickup && status === 31 ? "status.pickUp.31" : `status.${status}`);
  };
}
