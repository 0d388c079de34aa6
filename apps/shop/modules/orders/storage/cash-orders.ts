import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { memberCodeOf } from "../../../platform/session.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import type { OrdersTables } from "./orders-tables.ts";

/**
 * The cash orders that are prepared or on their way beside this one: a member's own, or those that
 * guests placed with the number. Holds a lock on the member or number until the transaction ends,
 * so concurrent orders are counted one at a time.
 */
export async function countOpenCashOrders(platform: Platform, order: OrderRecord): Promise<number> {
  const number = order.receiver?.mobile || order.mobile;
  const isMembers = memberCodeOf(order.owner) !== undefined;
  const subject = isMembers ? order.owner : number;
  const tables = platform.database.tables<OrdersTables>();
  await sql`select pg_advisory_xact_lock(hashtext('cash orders'), hashtext(${subject}))`.execute(tables);
  const { preparing, handedToCourier, shipped } = orderStates;
  const { count } = await tables
    .selectFrom("orders")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where(sql<boolean>`cash and paid_at is null`)
    .where("state", "in", [sql.lit(preparing), sql.lit(handedToCourier), sql.lit(shipped)])
    .where("order_code", "<>", order.orderCode)
    .$if(isMembers, (query) => query.where("owner", "=", order.owner))
    .$if(!isMembers, (query) =>
      query
        .where(sql`coalesce(nullif(receiver->>'mobile', ''), mobile)`, "=", number)
        .where("owner", "not like", "member:%"),
    )
    .executeTakeFirstOrThrow();
  return count;
}
