import { points } from "@gelora/money/points.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type NewOrder, type PayableOrder, proposeOrderCode } from "../../orders/orders.ts";
import { abandonPoints, holdForOrder, provePin } from "../../points/points.ts";
import { priceRows } from "../../pricing/pricing.ts";

/** That the member allows the points to be used. */
export type PointsPermission = {
  /** What the club gave for the correct PIN. */
  readonly pinProof: string | undefined;
  /** The PIN itself, of clients that do not ask the club. */
  readonly pin: string | undefined;
};

/**
 * Places an order; when points pay for part of it, the club holds them first, and an order that does
 * not come to stand gives them back [CHK-12, PIN-01].
 * @param order.accountCode of a member, when there are points in the quote
 * @param place the order's transaction
 */
export async function placeWithPoints(
  platform: Platform,
  order: NewOrder & { readonly accountCode: string },
  permission: PointsPermission,
  place: (order: NewOrder) => Promise<Outcome<PayableOrder>>,
): Promise<Outcome<PayableOrder>> {
  const { checkoutId, accountCode, orderCode } = order;
  const used = points(priceRows(order.quote).mapclubPoint);
  if (used === 0) return place(order);
  const proof = await proofOf(platform, accountCode, permission);
  if (!proof.ok) return proof;
  const wish = { orderCode, checkoutId, accountCode, points: used, proof: proof.value };
  const held = await holdForOrder(platform, wish, () => proposeOrderCode(platform));
  if (!held.ok) return held;
  const placed = await place({ ...order, orderCode: held.value.orderCode });
  if (!placed.ok) await abandonPoints(platform, held.value.orderCode);
  return placed;
}

async function proofOf(
  platform: Platform,
  accountCode: string,
  { pinProof, pin }: PointsPermission,
): Promise<Outcome<string>> {
  if (pinProof !== undefined) return success(pinProof);
  return pin === undefined ? failure("PIN_NEEDED") : provePin(platform, accountCode, pin);
}
