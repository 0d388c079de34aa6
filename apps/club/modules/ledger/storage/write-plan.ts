import { lessPoints, noPoints, type Points } from "@gelora/money/points.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { changeOf } from "../domain/balances.ts";
import type { LotShare } from "../domain/lots.ts";
import { entriesOf, type Movement } from "../domain/movement.ts";
import type { NewLot, Plan } from "../domain/plan.ts";

/**
 * Writes a plan to the books that the transaction has locked. One statement, sent along with what
 * comes next, because every round trip under the lock delays the member's other bookings.
 */
export async function writePlan(platform: Platform, memberCode: string, plan: Plan): Promise<void> {
  if (!platform.database.isInTransaction()) throw new Error("a plan is written under the lock of its books");
  await platform.database.sendAlong(writtenPlan(platform, memberCode, plan));
}

/** The same as a statement to be sent with others. */
export function writtenPlan(platform: Platform, memberCode: string, plan: Plan): Statement<void> {
  if (plan.movements.length === 0) return async () => undefined;
  const changes = lotChanges(plan);
  const query = sql`
    with booked as (${insertMovements(platform, memberCode, plan.movements)}),
      balanced as (${updateBalances(memberCode, plan.movements)})
      ${plan.newLot ? sql`, filled as (${insertLot(memberCode, plan.newLot)})` : sql``}
      ${changes.length > 0 ? sql`, changed as (${updateLots(platform, changes)})` : sql``}
    ${insertEntries(plan.movements)}`;
  return statement(query, () => {});
}

function insertMovements({ clock }: Platform, memberCode: string, movements: readonly Movement[]): RawBuilder<unknown> {
  const rows = movements.map(
    ({ fact, kind, orderCode }, index) =>
      sql`(${memberCode}, ${numberAfterLast(memberCode)} + ${index}::bigint, ${fact}, ${kind}, ${orderCode ?? null},
        ${clock.databaseNow()})`,
  );
  return sql`
    insert into point_movements (member_code, number, fact, kind, order_code, booked_at) values ${sql.join(rows)}
    returning movement_id, fact`;
}

/**
 * The member's own count of movements goes on; the lock of the books keeps others from taking a
 * number.
 */
function numberAfterLast(memberCode: string): RawBuilder<number> {
  return sql`(select coalesce(max(number), 0) + 1 from point_movements where member_code = ${memberCode})`;
}

function insertEntries(movements: readonly Movement[]): RawBuilder<unknown> {
  const rows = movements.flatMap((movement) =>
    entriesOf(movement).map(({ account, points }) => sql`(${movement.fact}, ${account}, ${points}::bigint)`),
  );
  return sql`
    insert into point_entries (movement_id, account, points)
    select movement_id, account, points
    from (values ${sql.join(rows)}) entry (fact, account, points) join booked using (fact)`;
}

function updateBalances(memberCode: string, movements: readonly Movement[]): RawBuilder<unknown> {
  const { pending, available, held, owed } = changeOf(movements);
  return sql`
    update point_balances set pending = pending + ${pending}, available = available + ${available},
      held = held + ${held}, owed = owed + ${owed}
    where member_code = ${memberCode}`;
}

function insertLot(memberCode: string, { fact, points, remaining, expiresAt }: NewLot): RawBuilder<unknown> {
  return sql`
    insert into point_lots (member_code, fact, points, remaining, expires_at)
    values (${memberCode}, ${fact}, ${points}, ${remaining}, ${expiresAt})`;
}

/** A lot notes when points come back into it, since those do not expire on the same day. */
function updateLots({ clock }: Platform, changes: readonly LotShare[]): RawBuilder<unknown> {
  const rows = changes.map(({ lotId, points }) => sql`(${lotId}::bigint, ${points}::bigint)`);
  return sql`
    update point_lots set remaining = remaining + change.points,
      came_back_at = case when change.points > 0 then ${clock.databaseNow()} else came_back_at end
    from (values ${sql.join(rows)}) change (lot_id, points) where point_lots.lot_id = change.lot_id`;
}

/** By how much each lot changes: a statement can change a row only once. */
function lotChanges({ intoLots = [], outOfLots = [] }: Plan): readonly LotShare[] {
  const changes = new Map<number, Points>(intoLots.map(({ lotId, points }) => [lotId, points]));
  for (const { lotId, points } of outOfLots) changes.set(lotId, lessPoints(changes.get(lotId) ?? noPoints, points));
  return [...changes].map(([lotId, points]) => ({ lotId, points })).filter(({ points }) => points !== 0);
}
