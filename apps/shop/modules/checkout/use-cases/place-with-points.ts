import { points } from "@gelora/money/points.ts";
import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type NewOrder, type PayableOrder, proposeOrderCode } from "../../orders/orders.ts";
import { abandonPoints, holdForOrder, type PointsPermission } from "../../points/points.ts";
import { priceRows } from "../../pricing/pricing.ts";

/**
 * Places an order; when points pay for part of it, the club holds them first, and they are
 * released if the order is not created [CHK-12, PIN-01].
 * @param order.accountCode of a member, when there are points in the quote
 * @param place the order's transaction
 */
export async function placeWithPoints(
  platform: Platform,
  order: NewOrder & { readonly accountCode: string },
  permission: PointsPermission | undefined,
  place: (order: NewOrder) => Promise<Outcome<PayableOrder>>,
): Promise<Outcome<PayableOrder>> {
  const { checkoutId, accountCode, orderCode } = order;
  const used = points(priceRows(order.quote).mapclubPoint);
  if (used === 0) return place(order);
  if (!permission) return failure("PIN_NEEDED");
  const wish = { orderCode, checkoutId, accountCode, points: used };
  const held = await holdForOrder(platform, wish, permission, () => proposeOrderCode(platform));
  if (!held.ok) return held;
  const placed = await place({ ...order, orderCode: held.value.orderCode });
  if (!placed.ok) await abandonPoints(platform, held.value.orderCode);
  return placed;
}
