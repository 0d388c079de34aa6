import { days, milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { longestStep, sendsPerDay, waitMinutes } from "../domain/send-waits.ts";
import { hasTryLeft } from "./tries.ts";
import type { VerificationTables } from "./verification-tables.ts";

const day = days(1);

/** @returns milliseconds until the address's next send; undefined when this one is not allowed */
export async function claimSend(platform: Platform, subject: string): Promise<number | undefined> {
  const { clock, database } = platform;
  const now = clock.databaseNow();
  const dayEnd = clock.databaseIn(day);
  const step = sql`case when known.next_send_at <= ${clock.databaseIn(milliseconds(-day))} then 1 else least(known.wait_step + 1, ${sql.lit(longestStep)}) end`;
  const waits = sql`(array[${sql.join(waitMinutes.map((wait) => sql.lit(wait)))}])`;
  const result = await sql<{ wait_ms: number }>`
    insert into verification_addresses as known (subject, sends, sends_until, wait_step, next_send_at)
    values (${subject}, 1, ${dayEnd}, 1, ${clock.databaseIn(minutes(waitMinutes[0]))})
    on conflict (subject) do update set
      sends = case when known.sends_until <= ${now} then 1 else known.sends + 1 end,
      sends_until = case when known.sends_until <= ${now} then ${dayEnd} else known.sends_until end,
      wait_step = ${step},
      next_send_at = ${now} + ${waits}[${step}] * interval '1 minute'
    where known.next_send_at <= ${now}
      and (known.sends_until <= ${now} or known.sends < ${sql.lit(sendsPerDay)})
      and ${hasTryLeft(platform, sql`known.tries_until`)}
    returning ${waitOf(now)} as wait_ms`.execute(database.tables<VerificationTables>());
  return result.rows[0]?.wait_ms;
}

/** Why a send was rejected, in order of relevance. */
export type SendState = { readonly hasTry: boolean; readonly dayIsOver: boolean; readonly waitMs: number };

export async function selectSendState(platform: Platform, subject: string): Promise<SendState> {
  const now = platform.clock.databaseNow();
  const row = await platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_addresses")
    .select([
      hasTryLeft(platform, sql`tries_until`).as("hasTry"),
      sql<boolean>`sends_until > ${now} and sends >= ${sql.lit(sendsPerDay)}`.as("dayIsOver"),
      waitOf(now).as("waitMs"),
    ])
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row ?? { hasTry: true, dayIsOver: false, waitMs: 0 };
}

/** Undoes the wait of a send, and its count for the day if nothing was sent. */
export async function returnSend(platform: Platform, subject: string, sent: boolean): Promise<void> {
  await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_addresses")
    .set({
      next_send_at: platform.clock.databaseNow(),
      wait_step: sql`greatest(wait_step - 1, 0)`,
      ...(sent ? {} : { sends: sql`greatest(sends - 1, 0)` }),
    })
    .where("subject", "=", subject)
    .execute();
}

/**
 * Clears all limits on codes to the address.
 * @returns false when there were none
 */
export async function forgiveSends(platform: Platform, subject: string): Promise<boolean> {
  const result = await platform.database
    .tables<VerificationTables>()
    .updateTable("verification_addresses")
    .set({ sends: 0, wait_step: 0, next_send_at: platform.clock.databaseNow() })
    .where("subject", "=", subject)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Milliseconds until a send is allowed: after the wait, or the day when its sends are used up. */
function waitOf(now: ReturnType<Platform["clock"]["databaseNow"]>) {
  const allowedAt = sql`greatest(next_send_at, case when sends >= ${sql.lit(sendsPerDay)} then sends_until else next_send_at end)`;
  return sql<number>`greatest(0, ceil(extract(epoch from ${allowedAt} - ${now}) * 1000))::integer`;
}
