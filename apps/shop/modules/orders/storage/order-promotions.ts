import { anyOf } from "@gelora/service-kit/any-of.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderPromotion } from "../domain/order-promotions.ts";
import type { OrdersTables } from "./orders-tables.ts";

/** By order code; orders whose goods were in no promotion, or from before, have none. */
export async function selectOrderPromotions(
  platform: Platform,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderPromotion[]>> {
  if (codes.length === 0) return new Map();
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("order_promotions")
    .select(["order_code", "promotions"])
    .where("order_code", "=", anyOf(codes))
    .execute();
  return new Map(rows.map(({ order_code: code, promotions }) => [code, promotions]));
}
