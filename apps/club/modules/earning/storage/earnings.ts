import type { Points } from "@gelora/money/points.ts";
import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { type DuePage, type DueRecord, dueText, isBehind } from "@gelora/service-kit/due-page.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type EarningState, earningEvents } from "../domain/earning-states.ts";
import type { EarnedPiece } from "../domain/receipt.ts";
import type { EarningTables } from "./earning-tables.ts";

export type Earning = {
  readonly orderCode: string;
  readonly state: EarningState;
  readonly memberCode: string | null;
  /** When the return window closes; null while the purchase or its member is unknown. */
  readonly maturesAt: Date | null;
};

/**
 * Locks what an order earns until the transaction ends, and creates it when it is new: of two
 * events of one order the second sees what the first has written.
 */
export async function lockEarning(platform: Platform, orderCode: string): Promise<Earning> {
  const { rows } = await sql<Earning>`
    insert into earnings (order_code, state) values (${orderCode}, 'waiting')
    on conflict (order_code) do update set order_code = excluded.order_code
    returning order_code as "orderCode", state, member_code as "memberCode", matures_at as "maturesAt"`.execute(
    platform.database.tables(),
  );
  const [earning] = rows;
  if (!earning) throw new Error("locking an earning answers a row");
  return earning;
}

export async function moveToPending(
  platform: Platform,
  orderCode: string,
  earned: {
    readonly memberCode: string;
    readonly tierCode: string;
    readonly completedAt: Date;
    readonly maturesAt: Date;
  },
): Promise<void> {
  await platform.database
    .tables<EarningTables>()
    .updateTable("earnings")
    .set({
      state: earningEvents.earn.to,
      member_code: earned.memberCode,
      tier_code: earned.tierCode,
      completed_at: earned.completedAt,
      matures_at: earned.maturesAt,
    })
    .where("order_code", "=", orderCode)
    .where("state", "=", earningEvents.earn.from)
    .execute();
}

/** @returns false when the order's points do not wait for the return window (any more) */
export async function moveToAvailable(platform: Platform, orderCode: string): Promise<boolean> {
  const moved = await platform.database
    .tables<EarningTables>()
    .updateTable("earnings")
    .set({ state: earningEvents.mature.to })
    .where("order_code", "=", orderCode)
    .where("state", "=", earningEvents.mature.from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Orders whose return window has closed, the longest waiting first. */
export function selectDueEarnings(platform: Platform, { after, most }: DuePage<DueRecord>): Promise<DueRecord[]> {
  const moment = sql<Date>`matures_at`;
  return platform.database
    .tables<EarningTables>()
    .selectFrom("earnings")
    .select(["order_code as code", dueText(moment).as("dueAt")])
    .where("state", "=", sql<"pending">`'pending'`)
    .where(moment, "<=", platform.clock.databaseNow())
    .where(isBehind(after, moment, "order_code"))
    .orderBy(moment)
    .orderBy("order_code")
    .limit(most)
    .execute();
}

export async function insertPieces(
  platform: Platform,
  orderCode: string,
  pieces: readonly EarnedPiece[],
): Promise<void> {
  await platform.database
    .tables<EarningTables>()
    .insertInto("earned_pieces")
    .values(
      pieces.map(({ orderItemCode, piece, amount, points }) => ({
        order_code: orderCode,
        order_item_code: orderItemCode,
        piece,
        amount,
        points,
        reversed_by: null,
      })),
    )
    .execute();
}

/** The receipts of an order, in a fixed order. */
export function selectPieces(platform: Platform, orderCode: string): Promise<readonly EarnedPiece[]> {
  return platform.database
    .tables<EarningTables>()
    .selectFrom("earned_pieces")
    .select(["order_item_code as orderItemCode", "piece", "amount", "points", "reversed_by as reversedBy"])
    .where("order_code", "=", orderCode)
    .orderBy("order_item_code")
    .orderBy("piece")
    .execute();
}

export async function updateReversed(
  platform: Platform,
  orderCode: string,
  pieces: readonly EarnedPiece[],
  eventId: string,
): Promise<void> {
  const rows = pieces.map(({ orderItemCode, piece }) => sql`(${orderItemCode}, ${piece}::integer)`);
  await sql`
    update earned_pieces set reversed_by = ${eventId}
    where order_code = ${orderCode} and (order_item_code, piece) in (${sql.join(rows)})`.execute(
    platform.database.tables(),
  );
}

/** A member's orders whose window has closed and of which something was kept, the oldest first. */
export async function selectRetainedOrders(platform: Platform, memberCode: string): Promise<readonly string[]> {
  const { rows } = await sql<{ orderCode: string }>`
    select order_code as "orderCode" from earnings
    where member_code = ${memberCode} and state = 'available' and exists (
      select from earned_pieces piece where piece.order_code = earnings.order_code and reversed_by is null)
    order by matures_at, order_code`.execute(platform.database.tables());
  return rows.map(({ orderCode }) => orderCode);
}

/** What a member kept of purchases that were completed after one moment, up to another. */
export async function selectSpend(
  platform: Platform,
  memberCode: string,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<Rupiah> {
  const { rows } = await sql<{ spend: number }>`
    select coalesce(sum(amount), 0)::bigint as spend from earnings join earned_pieces using (order_code)
    where member_code = ${memberCode} and completed_at > ${after} and completed_at <= ${until}
      and reversed_by is null`.execute(platform.database.tables());
  return rupiah(rows[0]?.spend ?? 0);
}

/**
 * What a member's purchases have earned that cannot be used yet, by when it can, the soonest first.
 */
export async function selectPendingPoints(
  platform: Platform,
  memberCode: string,
): Promise<readonly { readonly points: Points; readonly availableAt: Date }[]> {
  const { rows } = await sql<{ points: Points; availableAt: Date }>`
    select sum(points)::bigint as points, matures_at as "availableAt" from earnings join earned_pieces using (order_code)
    where member_code = ${memberCode} and state = 'pending' and reversed_by is null
    group by matures_at having sum(points) > 0 order by matures_at`.execute(platform.database.tables());
  return rows;
}
