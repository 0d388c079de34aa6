import type { Platform } from "../../../platform/platform.ts";
import { hasOrdersUnderWay } from "../../orders/orders.ts";
import { hasReturnsUnderWay } from "../../returns/returns.ts";

export type UnderWay = "ORDERS" | "RETURNS";

/** What an erasure waits for: goods and money on their way still need a name and an address. */
export async function thingsUnderWay(platform: Platform, owner: string): Promise<readonly UnderWay[]> {
  const orders = await hasOrdersUnderWay(platform, owner);
  const returns = await hasReturnsUnderWay(platform, owner);
  return [...(orders ? (["ORDERS"] as const) : []), ...(returns ? (["RETURNS"] as const) : [])];
}
