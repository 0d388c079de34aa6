import type { Points } from "@gelora/money/points.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { HoldState } from "../domain/hold-states.ts";
import type { LotShare } from "../domain/lots.ts";

export type Hold = {
  readonly orderCode: string;
  readonly memberCode: string | null;
  readonly points: Points;
  readonly givenBack: Points;
  readonly state: HoldState;
};

/**
 * Creates the row of an order's points. Waits for a transaction that is creating the same one.
 * Statements to be sent with others, like all of these.
 * @returns false when it exists
 */
export function insertedHold(
  { clock }: Platform,
  { orderCode, memberCode, points, state }: Omit<Hold, "givenBack">,
): Statement<boolean> {
  const query = sql`
    insert into point_holds (order_code, member_code, points, state, held_at)
    values (${orderCode}, ${memberCode}, ${points}, ${state}, ${clock.databaseNow()})
    on conflict do nothing returning order_code`;
  return statement(query, (rows) => rows.length > 0);
}

export function holdOf(orderCode: string): Statement<Hold | undefined> {
  return statement(selectHold(orderCode), ([hold]) => hold);
}

/** Locks the points of an order until the transaction ends. */
export function lockedHold(orderCode: string): Statement<Hold | undefined> {
  return statement(sql<Hold>`${selectHold(orderCode)} for update`, ([hold]) => hold);
}

function selectHold(orderCode: string): RawBuilder<Hold> {
  return sql`
    select order_code as "orderCode", member_code as "memberCode", points, given_back as "givenBack", state
    from point_holds where order_code = ${orderCode}`;
}

export function updatedHold({ orderCode, state, givenBack }: Hold): Statement<void> {
  const query = sql`
    update point_holds set state = ${state}, given_back = ${givenBack} where order_code = ${orderCode}`;
  return statement(query, () => {});
}

export function insertedDraws(orderCode: string, shares: readonly LotShare[]): Statement<void> {
  const rows = shares.map(({ lotId, points }) => sql`(${orderCode}, ${lotId}, ${points})`);
  return statement(sql`insert into point_draws (order_code, lot_id, points) values ${sql.join(rows)}`, () => {});
}

/** What the order still has of each lot, the last to expire first: those come back first. */
export function drawsLeft(orderCode: string): Statement<readonly LotShare[]> {
  const query = sql<LotShare>`
    select lot_id as "lotId", draw.points - draw.given_back as points
    from point_draws draw join point_lots lot using (lot_id)
    where draw.order_code = ${orderCode} and draw.points > draw.given_back
    order by lot.expires_at desc, lot_id desc`;
  return statement(query, (rows) => rows);
}

export function updatedDraws(orderCode: string, back: readonly LotShare[]): Statement<void> {
  if (back.length === 0) return async () => undefined;
  const changes = back.map(({ lotId, points }) => sql`(${lotId}::bigint, ${points}::bigint)`);
  const query = sql`
    update point_draws set given_back = given_back + change.points
    from (values ${sql.join(changes)}) change (lot_id, points)
    where point_draws.order_code = ${orderCode} and point_draws.lot_id = change.lot_id`;
  return statement(query, () => {});
}
