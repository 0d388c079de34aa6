import type { Points } from "@gelora/money/points.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type PointUseEvent, pointUseEvents } from "../domain/point-use-states.ts";
import type { PointsTables } from "./points-tables.ts";

/** Points that are about to be held for an order that does not stand yet. */
export type PointUse = {
  readonly orderCode: string;
  readonly checkoutId: string;
  readonly accountCode: string;
  readonly points: Points;
};

/**
 * Records an intention, unless its checkout has one, or its order code is taken.
 * @returns false when nothing was recorded
 */
export async function insertIntention(
  platform: Platform,
  { orderCode, checkoutId, accountCode, points }: PointUse,
): Promise<boolean> {
  const { rows } = await sql`
    insert into point_uses (order_code, checkout_id, account_code, points, state, intended_at)
    values (${orderCode}, ${checkoutId}, ${accountCode}, ${points}, 'intended', ${platform.clock.databaseNow()})
    on conflict do nothing returning order_code`.execute(platform.database.tables<PointsTables>());
  return rows.length > 0;
}

/** The intention of a checkout; undefined when it has none, or it has ended. */
export function selectIntention(platform: Platform, checkoutId: string): Promise<PointUse | undefined> {
  return platform.database
    .tables<PointsTables>()
    .selectFrom("point_uses")
    .select(["order_code as orderCode", "checkout_id as checkoutId", "account_code as accountCode", "points"])
    .where("checkout_id", "=", checkoutId)
    .where("state", "=", "intended")
    .executeTakeFirst();
}

/**
 * Applies an event to the points of an order, in one conditional statement.
 * @returns false when they are not in the state that the event needs
 */
export async function movePointUse(platform: Platform, orderCode: string, event: PointUseEvent): Promise<boolean> {
  const { from, to } = pointUseEvents[event];
  const { rows } = await sql`
    update point_uses set state = ${to} where order_code = ${orderCode} and state = ${from} returning order_code`.execute(
    platform.database.tables<PointsTables>(),
  );
  return rows.length > 0;
}

/** Order codes of intentions older than this, oldest first. */
export async function selectOverdue(platform: Platform, age: Milliseconds, limit: number): Promise<string[]> {
  const rows = await platform.database
    .tables<PointsTables>()
    .selectFrom("point_uses")
    .select("order_code")
    .where("state", "=", "intended")
    .where("intended_at", "<", platform.clock.databaseIn(milliseconds(-age)))
    .orderBy("intended_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.order_code);
}

/** Deletes what no order came of, some time after. */
export async function deleteAbandoned(platform: Platform, age: Milliseconds): Promise<void> {
  await platform.database
    .tables<PointsTables>()
    .deleteFrom("point_uses")
    .where("state", "=", "abandoned")
    .where("intended_at", "<", platform.clock.databaseIn(milliseconds(-age)))
    .execute();
}
