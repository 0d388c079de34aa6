import { storePickup } from "./order-status.ts";

type NotedLine = { readonly status?: string | null; readonly productsStatusStr?: string | null };
type NotedOrder = { readonly orderStatus?: number | null; readonly distributionType?: string | null };

/** What stands under a line: status 0 is not yet shipped, any other is told in the server's words [ORD-34, Q81]. */
export function lineNote(
  line: NotedLine,
  order: NotedOrder,
): { readonly word: "notShipped" } | { readonly text: string } | undefined {
  if (line.status !== "0") return line.productsStatusStr ? { text: line.productsStatusStr } : undefined;
  // Only of a paid delivery one asks whether a line has left; with the courier already is said by the order itself.
  const waits = order.orderStatus === 31 || order.orderStatus === 42;
  return waits && order.distributionType !== storePickup ? { word: "notShipped" } : undefined;
}
