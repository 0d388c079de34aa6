import type { Points } from "@gelora/money/points.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { HoldState } from "../domain/hold-states.ts";
import type { LotShare } from "../domain/lots.ts";
import type { LedgerTables } from "./ledger-tables.ts";

export type Hold = {
  readonly orderCode: string;
  readonly memberCode: string | null;
  readonly points: Points;
  readonly givenBack: Points;
  readonly state: HoldState;
};

/**
 * Creates the row of an order's points. Waits for a transaction that is creating the same one.
 * @returns false when it exists
 */
export async function insertHold(
  platform: Platform,
  { orderCode, memberCode, points, state }: Omit<Hold, "givenBack">,
): Promise<boolean> {
  const { rows } = await sql`
    insert into point_holds (order_code, member_code, points, state, held_at)
    values (${orderCode}, ${memberCode}, ${points}, ${state}, ${platform.clock.databaseNow()})
    on conflict do nothing returning order_code`.execute(platform.database.tables());
  return rows.length > 0;
}

export function selectHold(platform: Platform, orderCode: string): Promise<Hold | undefined> {
  return holdOf(platform, orderCode).executeTakeFirst();
}

/** Locks the points of an order until the transaction ends. */
export function lockHold(platform: Platform, orderCode: string): Promise<Hold | undefined> {
  return holdOf(platform, orderCode).forUpdate().executeTakeFirst();
}

function holdOf(platform: Platform, orderCode: string) {
  return platform.database
    .tables<LedgerTables>()
    .selectFrom("point_holds")
    .select(["order_code as orderCode", "member_code as memberCode", "points", "given_back as givenBack", "state"])
    .where("order_code", "=", orderCode);
}

export async function updateHold(
  platform: Platform,
  orderCode: string,
  change: { readonly state: HoldState; readonly givenBack: Points },
): Promise<void> {
  await platform.database
    .tables<LedgerTables>()
    .updateTable("point_holds")
    .set({ state: change.state, given_back: change.givenBack })
    .where("order_code", "=", orderCode)
    .execute();
}

export async function insertDraws(platform: Platform, orderCode: string, shares: readonly LotShare[]): Promise<void> {
  const rows = shares.map(({ lotId, points }) => sql`(${orderCode}, ${lotId}, ${points})`);
  await sql`insert into point_draws (order_code, lot_id, points) values ${sql.join(rows)}`.execute(
    platform.database.tables(),
  );
}

/** What the order still has of each lot, the last to expire first: those come back first. */
export async function selectDrawsLeft(platform: Platform, orderCode: string): Promise<readonly LotShare[]> {
  const { rows } = await sql<LotShare>`
    select lot_id as "lotId", draw.points - draw.given_back as points
    from point_draws draw join point_lots lot using (lot_id)
    where draw.order_code = ${orderCode} and draw.points > draw.given_back
    order by lot.expires_at desc, lot_id desc`.execute(platform.database.tables());
  return rows;
}

export async function updateDraws(platform: Platform, orderCode: string, back: readonly LotShare[]): Promise<void> {
  const changes = back.map(({ lotId, points }) => sql`(${lotId}::bigint, ${points}::bigint)`);
  await sql`
    update point_draws set given_back = given_back + change.points
    from (values ${sql.join(changes)}) change (lot_id, points)
    where point_draws.order_code = ${orderCode} and point_draws.lot_id = change.lot_id`.execute(
    platform.database.tables(),
  );
}
