import { milliseconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { proofLife } from "../session-lives.ts";
import type { IdentityTables } from "./identity-tables.ts";
import { isAlive } from "./living-sessions.ts";

export type MemberSession = {
  readonly sessionId: string;
  readonly device: string;
  readonly since: Date;
  readonly lastSeen: Date;
};

/** Most recently used first. */
export async function selectMemberSessions(platform: Platform, memberCode: string): Promise<MemberSession[]> {
  const rows = await platform.database
    .tables<IdentityTables>()
    .selectFrom("sessions")
    .select(["session_id", "device", "created_at", "last_seen_at"])
    .where("kind", "=", "member")
    .where("account_code", "=", memberCode)
    .where(isAlive(platform))
    .orderBy("last_seen_at", "desc")
    .orderBy("session_id", "desc")
    .execute();
  return rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device,
    since: row.created_at,
    lastSeen: row.last_seen_at,
  }));
}

export async function markProven(platform: Platform, sessionId: string): Promise<void> {
  await platform.database
    .tables<IdentityTables>()
    .updateTable("sessions")
    .set({ proven_at: platform.clock.databaseNow() })
    .where("session_id", "=", sessionId)
    .where("kind", "=", "member")
    .execute();
}

export async function selectIsProven({ clock, database }: Platform, sessionId: string): Promise<boolean> {
  const row = await database
    .tables<IdentityTables>()
    .selectFrom("sessions")
    .select("session_id")
    .where("session_id", "=", sessionId)
    .where("kind", "=", "member")
    .where("proven_at", ">", clock.databaseIn(milliseconds(-proofLife)))
    .executeTakeFirst();
  return row !== undefined;
}
