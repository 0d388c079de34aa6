import type { Statement } from "@gelora/service-kit/database.ts";
import { movedPointUse } from "../storage/point-uses.ts";

/**
 * The order of an intention stands; to be sent in the transaction that creates it.
 * @returns false when the intention was given up: the order must not stand
 */
export function orderedWithPoints(orderCode: string): Statement<boolean> {
  return movedPointUse(orderCode, "order");
}
