import type { OrderRecord } from "./order.ts";
import { orderStates } from "./order-states.ts";

/**
 * Whether late money may still have an order sent: only one that closed by itself, and that points
 * paid nothing of. Those are back with the member, and only the PIN permits to hold them again
 * (docs/decisions/0037-points-held-before-the-order.md).
 */
export const mayBeTakenUp = ({ state, usedPointAmount }: Pick<OrderRecord, "state" | "usedPointAmount">): boolean =>
  state === orderStates.closed && usedPointAmount === 0;
