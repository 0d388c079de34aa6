import { storePickup } from "@gelora/contracts/distribution-type.ts";

type NotedLine = { readonly status?: string | null; readonly productsStatusStr?: string | null };
type NotedOrder = { readonly orderStatus?: number | null; readonly distributionType?: string | null };

/**
 * The note under a line: status 0 is not yet shipped, any other shows the server's text [ORD-34,
 * Q81].
 */
export function lineNote(
  line: NotedLine,
  order: NotedOrder,
): { readonly word: "notShipped" } | { readonly text: string } | undefined {
  // That an order has ended is said above all its lines.
  const hasEnded = order.orderStatus === 61 || order.orderStatus === 62;
  if (hasEnded && line.status === String(order.orderStatus)) return undefined;
  if (line.status !== "0") return line.productsStatusStr ? { text: line.productsStatusStr } : undefined;
  // Only for a paid delivery does it matter whether a line has shipped; parts of it may have.
  const waits = order.orderStatus === 31 || order.orderStatus === 41 || order.orderStatus === 42;
  return waits && order.distributionType !== storePickup ? { word: "notShipped" } : undefined;
}
