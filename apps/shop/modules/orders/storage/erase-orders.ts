import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { orderStates } from "../domain/order-states.ts";
import type { OrdersTables } from "./orders-tables.ts";

const ended = [orderStates.completed, orderStates.cancelled, orderStates.closed] as const;

/** An owner's orders, and whether there is still something to do for each. */
export async function selectWhetherUnderWay(platform: Platform, owner: string) {
  return platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .select([
      "order_code as orderCode",
      ({ eb, exists, or, selectFrom }) =>
        or([
          eb("state", "not in", ended),
          exists(
            selectFrom("refunds_due as due")
              .select("due.refund_id")
              .whereRef("due.order_code", "=", "orders.order_code")
              .where("due.decided_at", "is", null),
          ),
        ]).as("isUnderWay"),
    ])
    .where("owner", "=", owner)
    .execute();
}

/**
 * Takes names, contacts, addresses and remarks off all of an owner's orders. What was bought, what
 * it cost, the places down to the district, and a company's tax data stay, as tax law wants.
 * @returns the orders' codes
 */
export async function eraseBuyer(platform: Platform, owner: string): Promise<readonly string[]> {
  const erased = { firstName: "", lastName: "", mobile: "", email: "", address1: "" };
  const rows = await platform.database
    .tables<OrdersTables>()
    .updateTable("orders")
    .set({
      email: "",
      mobile: "",
      loyalty_mobile: null,
      remark: null,
      cancel_remark: null,
      receiver: sql`receiver || ${JSON.stringify(erased)}::jsonb`,
    })
    .where("owner", "=", owner)
    .returning("order_code")
    .execute();
  return rows.map(({ order_code }) => order_code);
}

/** What an owner has ordered, newest first, for the data that they take along. */
export async function selectOwnOrders(platform: Platform, owner: string) {
  return platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .select(["order_code as orderCode", "placed_at as placedAt", "state", "total", "freight", "receiver", "remark"])
    .where("owner", "=", owner)
    .orderBy("placed_at", "desc")
    .execute();
}
