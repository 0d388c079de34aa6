import { anyOf } from "@gelora/service-kit/any-of.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderRecord } from "../domain/order.ts";
import type { OrderReduction } from "../domain/order-reduction.ts";
import type { OrdersTables } from "./orders-tables.ts";

/** The promotions and coupons of orders, from their receipts; asks nothing when they had none. */
export async function selectReductions(
  platform: Platform,
  orders: readonly OrderRecord[],
): Promise<ReadonlyMap<string, readonly OrderReduction[]>> {
  const codes = orders
    .filter(({ discount, coupon, freightDiscount }) => discount + coupon + freightDiscount > 0)
    .map(({ orderCode }) => orderCode);
  if (codes.length === 0) return new Map();
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("order_adjustments")
    .select([
      "order_code as orderCode",
      "line_number as lineNumber",
      "source",
      "code",
      "explanation",
      sql<OrderReduction["amount"]>`sum(amount)::bigint`.as("amount"),
      sql<OrderReduction["units"]>`jsonb_object_agg(unit_number, amount)`.as("units"),
    ])
    .where("order_code", "=", anyOf(codes))
    .where("source", "in", ["PROMOTION", "COUPON"])
    .groupBy(["order_code", "line_number", "source", "code", "explanation"])
    .orderBy("source", "desc")
    .orderBy("code")
    .orderBy("line_number")
    .execute();
  return Map.groupBy(rows, ({ orderCode }) => orderCode);
}
