import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { isMembers } from "../../../platform/session.ts";
import { orderStates } from "../domain/order-states.ts";
import { selectLines } from "./order-lines.ts";
import type { OrdersTables } from "./orders-tables.ts";

/**
 * A batch of the orders placed in a period (its end exclusive), in the order of their codes, with
 * what promotions look at. Orders that were cancelled or closed as a whole are left out.
 * @param after the code before the first one
 */
export async function pastOrders(
  platform: Platform,
  { from, until }: { readonly from: Date; readonly until: Date },
  after: string,
  limit: number,
) {
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .select(["order_code", "owner", "distribution_type", "placed_at", "freight", hadOrdered.as("had_ordered")])
    .where("order_code", ">", after)
    .where("placed_at", ">=", from)
    .where("placed_at", "<", until)
    .where("state", "not in", [orderStates.cancelled, orderStates.closed])
    .orderBy("order_code")
    .limit(limit)
    .execute();
  const lines = await selectLines(
    platform,
    rows.map((row) => row.order_code),
  );
  return rows.map((row) => ({
    orderCode: row.order_code,
    owner: row.owner,
    isMember: isMembers(row.owner),
    hasOrdered: row.had_ordered,
    distributionType: row.distribution_type,
    placedAt: row.placed_at,
    freight: row.freight,
    lines: lines.get(row.order_code) ?? [],
  }));
}

const hadOrdered = sql<boolean>`exists (select from orders as earlier
  where earlier.owner = orders.owner and earlier.placed_at < orders.placed_at
    and earlier.state not in (${sql.lit(orderStates.cancelled)}, ${sql.lit(orderStates.closed)}))`;
