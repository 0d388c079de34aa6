import type { Points } from "@gelora/money/points.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type DuePage, type DueRecord, dueText, isBehind } from "@gelora/service-kit/due-page.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type PointUseEvent, type PointUseState, pointUseEvents } from "../domain/point-use-states.ts";
import type { PointsTables } from "./points-tables.ts";

/** Points that are about to be held for an order that does not stand yet. */
export type PointUse = {
  readonly orderCode: string;
  readonly checkoutId: string;
  readonly accountCode: string;
  readonly points: Points;
};

/**
 * Records an intention, unless its checkout has one, or an order with points, or its order code is
 * taken. Waits for an order that is coming to stand.
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

/**
 * Takes an intention up again, with the full time for its end, when it is for the same points.
 * @returns its order code; undefined when the checkout has no such intention
 */
export async function renewIntention(
  platform: Platform,
  { checkoutId, accountCode, points }: Omit<PointUse, "orderCode">,
): Promise<string | undefined> {
  const { rows } = await sql<{ order_code: string }>`
    update point_uses set intended_at = ${platform.clock.databaseNow()}
    where checkout_id = ${checkoutId} and account_code = ${accountCode} and points = ${points} and state = 'intended'
    returning order_code`.execute(platform.database.tables<PointsTables>());
  return rows[0]?.order_code;
}

/** The points of a checkout that were not given up; undefined when it has none. */
export async function selectUse(
  platform: Platform,
  checkoutId: string,
): Promise<{ readonly orderCode: string; readonly state: PointUseState } | undefined> {
  return platform.database
    .tables<PointsTables>()
    .selectFrom("point_uses")
    .select(["order_code as orderCode", "state"])
    .where("checkout_id", "=", checkoutId)
    .where("state", "<>", "abandoned")
    .executeTakeFirst();
}

/**
 * Applies an event to the points of an order, in one conditional statement.
 * @returns false when they are not in the state that the event needs
 */
export function movedPointUse(orderCode: string, event: PointUseEvent): Statement<boolean> {
  const { from, to } = pointUseEvents[event];
  const query = sql`
    update point_uses set state = ${to} where order_code = ${orderCode} and state = ${from} returning order_code`;
  return statement(query, (rows) => rows.length > 0);
}

/** Order codes of intentions older than this, oldest first. */
export function selectOverdue(
  platform: Platform,
  age: Milliseconds,
  { after, most }: DuePage<DueRecord>,
): Promise<DueRecord[]> {
  const moment = sql<Date>`intended_at`;
  return platform.database
    .tables<PointsTables>()
    .selectFrom("point_uses")
    .select(["order_code as code", dueText(moment).as("dueAt")])
    .where("state", "=", "intended")
    .where(moment, "<", platform.clock.databaseIn(milliseconds(-age)))
    .where(isBehind(after, moment, "order_code"))
    .orderBy(moment)
    .orderBy("order_code")
    .limit(most)
    .execute();
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
