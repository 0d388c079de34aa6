import { type Points, points as wholePoints } from "@gelora/money/points.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { changeOf } from "../domain/balances.ts";
import type { MovementKind } from "../domain/movement.ts";

/** A movement as its member sees it. */
export type BookedMovement = {
  /**
   * The member's own count: 1 for the first. The ledger's count would reveal how busy the club is.
   */
  readonly number: number;
  readonly kind: MovementKind;
  readonly orderCode: string | null;
  readonly happenedAt: Date;
  /** What it added to each of the member's balances; below zero for what it took. */
  readonly available: Points;
  readonly pending: Points;
  readonly held: Points;
  readonly owed: Points;
  /** How many moved; what was held and is now spent changes neither of the two. */
  readonly moved: Points;
};

/**
 * A member's movements, the newest first.
 * @param before the number of a movement: those before it
 */
export async function selectMovements(
  platform: Platform,
  memberCode: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<readonly BookedMovement[]> {
  const { rows } = await sql<{
    number: number;
    kind: MovementKind;
    orderCode: string | null;
    happenedAt: Date;
    points: number;
  }>`
    select number, kind, order_code as "orderCode", booked_at as "happenedAt", entry.points
    from (
      select * from point_movements
      where member_code = ${memberCode} and number < ${before ?? Number.MAX_SAFE_INTEGER}
      order by number desc limit ${limit}) page
    join point_entries entry using (movement_id)
    where entry.points > 0
    order by number desc`.execute(platform.database.tables());
  return rows.map(({ points, ...movement }) => {
    const moved = wholePoints(points);
    return { ...movement, ...changeOf([{ kind: movement.kind, fact: "", points: moved }]), moved };
  });
}

/** Available points by the moment at which they expire, the soonest first. */
export async function selectExpiries(
  platform: Platform,
  memberCode: string,
): Promise<readonly { readonly points: Points; readonly expiresAt: Date }[]> {
  const { rows } = await sql<{ points: Points; expiresAt: Date }>`
    select sum(remaining)::bigint as points, expires_at as "expiresAt" from point_lots
    where member_code = ${memberCode} and remaining > 0
    group by expires_at order by expires_at`.execute(platform.database.tables());
  return rows;
}
