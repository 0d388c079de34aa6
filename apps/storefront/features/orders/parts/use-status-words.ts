import { useWords } from "../../../platform/words/use-words.ts";
import { isKnownStatus } from "../model/order-status.ts";

/** A status in the page's language; the server's own word for an unknown one. */
export function useStatusWords(): (
  status: number | null | undefined,
  told: string | null | undefined,
  isReady?: boolean,
) => string {
  const words = useWords("orders");
  return (status, told, isReady = false) => {
    if (!isKnownStatus(status)) return told ?? "";
    return words(isReady && status === 31 ? "status.pickUp.31" : `status.${status}`);
  };
}
