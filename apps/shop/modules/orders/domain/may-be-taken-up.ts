import type { OrderRecord } from "./order.ts";
import { orderStates } from "./order-states.ts";

/**
 * Whether an order may still be sent after a late payment: only if it closed by itself, and no
 * points were used. Points are back with the member by then, and only the PIN permits holding them
 * again (docs/decisions/0037-points-held-before-the-order.md).
 */
export const mayBeTakenUp = ({ state, usedPointAmount }: Pick<OrderRecord, "state" | "usedPointAmount">): boolean =>
  state === orderStates.closed && usedPointAmount === 0;
