import type { RawBuilder } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderRecord } from "../domain/order.ts";
import { type OrderEvent, type OrderState, orderEvents } from "../domain/order-states.ts";
import { orderOf } from "./orders.ts";
import type { OrdersTables } from "./orders-tables.ts";

type Moment = Date | RawBuilder<Date>;

export type MoveDetails = {
  readonly remark?: string | undefined;
  /** Set together with the state. */
  readonly set?: {
    readonly paid_at?: Moment;
    readonly paid_channel_code?: string;
    readonly shipped_at?: Moment;
    readonly completed_at?: Moment;
    readonly ended_at?: Moment | null;
    /** When it closes by itself from now on; left out, never. */
    readonly close_at?: Moment;
    readonly cancel_reason_code?: string | null;
    readonly cancel_remark?: string | null;
  };
  /** Only when its time is over. */
  readonly onlyOverdue?: boolean;
  readonly owner?: string;
};

/**
 * Moves an order by one arrow of the table, when it is in a state from which the arrow goes: one conditional statement, whose row count decides between
 * things that happen at once (I-07). The move is noted in the order's history. No move leaves the order with a deadline.
 * @returns the order after it, or undefined when it was in another state, is somebody else's, or does not exist
 */
export async function moveOrder(
  platform: Platform,
  orderCode: string,
  event: OrderEvent,
  details: MoveDetails = {},
): Promise<OrderRecord | undefined> {
  const { clock, database } = platform;
  const from: readonly OrderState[] = orderEvents[event].from;
  let update = database
    .tables<OrdersTables>()
    .updateTable("orders")
    .set({ state: orderEvents[event].to, close_at: null, ...details.set })
    .where("order_code", "=", orderCode)
    .where("state", "in", from);
  if (details.onlyOverdue) update = update.where("close_at", "<=", clock.databaseNow());
  if (details.owner !== undefined) update = update.where("owner", "=", details.owner);
  const row = await update.returningAll().executeTakeFirst();
  if (!row) return undefined;
  await insertHistory(platform, orderCode, row.state, details.remark);
  return orderOf(row);
}

export async function insertHistory(
  platform: Platform,
  orderCode: string,
  state: OrderState,
  remark?: string,
): Promise<void> {
  await platform.database
    .tables<OrdersTables>()
    .insertInto("order_history")
    .values({ order_code: orderCode, state, remark: remark ?? null, happened_at: platform.clock.databaseNow() })
    .execute();
}
