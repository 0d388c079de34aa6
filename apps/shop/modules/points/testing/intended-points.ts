import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { insertIntention } from "../storage/point-uses.ts";

/** For tests of orders: points that the club holds for an order about to be placed. */
export async function intendedPoints(
  platform: Platform,
  order: { readonly orderCode: string; readonly checkoutId: string },
  amount: number,
): Promise<void> {
  const { orderCode, checkoutId } = order;
  const isNew = await insertIntention(platform, { orderCode, checkoutId, accountCode: "M-1", points: points(amount) });
  if (!isNew) throw new Error(`${orderCode} has points already`);
}
