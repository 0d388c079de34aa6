import { statement } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

/**
 * A row's time is set before its transaction commits, so a slow one appears after faster ones. Up
 * to the beginning of the oldest transaction that is writing, all changes are seen by whatever is
 * read next.
 */
const completeUpTo = statement(
  sql<{ moment: Date }>`
    select least(clock_timestamp(), min(xact_start)) as moment from pg_stat_activity
    where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
  ([row]) => {
    if (!row) throw new Error("the database returned no time");
    return row.moment;
  },
);

/**
 * A moment of the database from which on to ask for changes: what is read later is at least as new.
 */
export function stockMoment(platform: Platform): Promise<Date> {
  return platform.database.send(completeUpTo);
}

/**
 * Skus whose units changed since a moment, with the moment from which on to ask next. Read models
 * follow it. Some may be notified again, none is left out, however long its transaction takes.
 */
export async function skusChangedSince(platform: Platform, since: Date): Promise<{ skuCodes: string[]; until: Date }> {
  const query = sql<{ sku_code: string }>`select distinct sku_code from stock_units where changed_at >= ${since}`;
  const [until, skuCodes] = await platform.database.together(
    completeUpTo,
    statement(query, (rows) => rows.map((row) => row.sku_code)),
  );
  return { skuCodes, until };
}
