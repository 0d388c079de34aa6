import type { Platform } from "../../../platform/platform.ts";
import { movePointUse } from "../storage/point-uses.ts";

/**
 * The order of an intention stands, in the transaction that creates it.
 * @returns false when the intention was given up: the order must not stand
 */
export async function orderWithPoints(platform: Platform, orderCode: string): Promise<boolean> {
  if (!platform.database.isInTransaction()) throw new Error("points are ordered in their order's transaction");
  return movePointUse(platform, orderCode, "order");
}
