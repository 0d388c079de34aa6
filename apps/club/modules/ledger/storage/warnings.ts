import type { Points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

export type DueWarning = { readonly memberCode: string; readonly points: Points; readonly expiresAt: Date };

/**
 * Records that members are warned of points that expire within so many days and not sooner than
 * another number of days, in the transaction that writes the warnings. Each warning is returned
 * once, whichever process asks.
 */
export async function takeDueWarnings(
  platform: Platform,
  { daysBefore, notWithin, limit }: { readonly daysBefore: number; readonly notWithin: number; readonly limit: number },
): Promise<readonly DueWarning[]> {
  const { clock, database } = platform;
  const { rows } = await sql<DueWarning>`
    with due as (
      select member_code, expires_at, sum(remaining)::bigint as points from point_lots lot
      where remaining > 0 and expires_at <= ${clock.databaseIn(days(daysBefore))}
        and expires_at > ${clock.databaseIn(days(notWithin))}
        and not exists (
          select from point_warnings warned where warned.member_code = lot.member_code
            and warned.expires_at = lot.expires_at and warned.days_before = ${daysBefore})
      group by member_code, expires_at order by member_code, expires_at limit ${limit}),
    taken as (
      insert into point_warnings (member_code, expires_at, days_before)
      select member_code, expires_at, ${daysBefore}::integer from due
      on conflict do nothing returning member_code, expires_at)
    select due.member_code as "memberCode", due.points, due.expires_at as "expiresAt"
    from due join taken using (member_code, expires_at)`.execute(database.tables());
  return rows;
}
