import { useWords } from "../../../platform/use-words.ts";
import { isKnownStatus } from "../model/order-status.ts";

/** A status in the page's language; the server's own word for one that we do not know. */
export function useStatusWords(): (status: number | null | undefined, told: string | null | undefined) => string {
  const words = useWords("orders");
  return (status, told) => (isKnownStatus(status) ? words(`status.${status}`) : (told ?? ""));
}
