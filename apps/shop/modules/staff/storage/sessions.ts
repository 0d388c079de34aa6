import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";

type SessionTables = {
  staff_sessions: { token_digest: string; staff_code: string; begun_at: Date; ends_at: Date };
};

export async function insertSession(
  platform: Platform,
  session: { readonly digest: string; readonly staffCode: string; readonly lasts: Milliseconds },
): Promise<void> {
  const { clock, database } = platform;
  await database
    .tables<SessionTables>()
    .insertInto("staff_sessions")
    .values({
      token_digest: session.digest,
      staff_code: session.staffCode,
      begun_at: clock.databaseNow(),
      ends_at: clock.databaseIn(session.lasts),
    })
    .execute();
}

/** @returns whose it is; undefined when there is none, or it has ended */
export async function selectSessionOwner(platform: Platform, digest: string): Promise<string | undefined> {
  const row = await platform.database
    .tables<SessionTables>()
    .selectFrom("staff_sessions")
    .select("staff_code")
    .where("token_digest", "=", digest)
    .where("ends_at", ">", platform.clock.databaseNow())
    .executeTakeFirst();
  return row?.staff_code;
}

export async function deleteSession(platform: Platform, digest: string): Promise<void> {
  await platform.database
    .tables<SessionTables>()
    .deleteFrom("staff_sessions")
    .where("token_digest", "=", digest)
    .execute();
}

/** All sessions of an account. */
export async function deleteSessionsOf(platform: Platform, staffCode: string): Promise<void> {
  await platform.database
    .tables<SessionTables>()
    .deleteFrom("staff_sessions")
    .where("staff_code", "=", staffCode)
    .execute();
}
