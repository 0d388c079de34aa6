import type { Statement } from "@gelora/service-kit/database.ts";
import { movedPointUse } from "../storage/point-uses.ts";

/**
 * Marks an intention as ordered; sent in the transaction that creates the order.
 * @returns false when the intention was abandoned: the order must not be created
 */
export function orderedWithPoints(orderCode: string): Statement<boolean> {
  return movedPointUse(orderCode, "order");
}
