import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { type DuePage, type DueRecord, dueText, isBehind } from "@gelora/service-kit/due-page.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { orderOf } from "./orders.ts";
import type { OrdersTables } from "./orders-tables.ts";

/**
 * Records that a pick-up is ready, once.
 * @returns undefined when it already was, or nothing of it is being prepared
 */
export async function updateReady(platform: Platform, orderCode: string): Promise<OrderRecord | undefined> {
  const row = await platform.database
    .tables<OrdersTables>()
    .updateTable("orders")
    .set({ ready_at: platform.clock.databaseNow() })
    .where("order_code", "=", orderCode)
    .where("distribution_type", "=", storePickup)
    .where("state", "=", orderStates.preparing)
    .where("ready_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row && orderOf(row);
}

/** Pick-ups in preparation for at least this many minutes, oldest first. */
export function selectPickUpsInPreparation(
  platform: Platform,
  atLeast: number,
  { after, most }: DuePage<DueRecord>,
): Promise<DueRecord[]> {
  const since = sql<Date>`coalesce(paid_at, placed_at)`;
  return platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .select(["order_code as code", dueText(since).as("dueAt")])
    .where("distribution_type", "=", sql.lit(storePickup))
    .where("state", "=", sql.lit(orderStates.preparing))
    .where("ready_at", "is", null)
    .where(since, "<=", platform.clock.databaseIn(minutes(-atLeast)))
    .where(isBehind(after, since, "order_code"))
    .orderBy(since)
    .orderBy("order_code")
    .limit(most)
    .execute();
}

/** What a store still has to hand over, oldest first. */
export async function selectOpenPickUps(platform: Platform): Promise<OrderRecord[]> {
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("orders")
    .selectAll()
    .where("distribution_type", "=", sql.lit(storePickup))
    .where("state", "=", sql.lit(orderStates.preparing))
    .orderBy("placed_at")
    .orderBy("order_code")
    .execute();
  return rows.map(orderOf);
}
