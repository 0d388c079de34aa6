import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { IdentityTables } from "./identity-tables.ts";
import { isAlive } from "./living-sessions.ts";
import { dropCachedSession } from "./session-cache.ts";

/**
 * All functions here join the caller's transaction. Other processes refuse an ended session as soon
 * as their cache entry expires, within a second (I-21).
 */

/** Ends one session. Does nothing when it has already ended. */
export async function deleteSession(platform: Platform, sessionId: string): Promise<void> {
  forgetEnded(platform, await ending(platform).where("session_id", "=", sessionId).execute());
}

/**
 * Ends a session if it is this member's. Another's is left alone, and the answer does not reveal
 * that it exists.
 */
export async function deleteOwnSession(platform: Platform, memberCode: string, sessionId: string): Promise<void> {
  forgetEnded(platform, await ofMember(platform, memberCode).where("session_id", "=", sessionId).execute());
}

export async function deleteMemberSessions(
  platform: Platform,
  memberCode: string,
  exceptSessionId: string | undefined,
): Promise<void> {
  const all = ofMember(platform, memberCode);
  const ended = exceptSessionId === undefined ? all : all.where("session_id", "<>", exceptSessionId);
  forgetEnded(platform, await ended.execute());
}

/** Ends a member's least recently used sessions, down to this many. */
export async function deleteSurplusSessions(platform: Platform, memberCode: string, most: number): Promise<void> {
  const surplus = platform.database
    .tables<IdentityTables>()
    .selectFrom("sessions")
    .select("session_id")
    .where("kind", "=", "member")
    .where("account_code", "=", memberCode)
    .orderBy("last_seen_at", "desc")
    .orderBy("session_id", "desc")
    .offset(most);
  forgetEnded(platform, await ending(platform).where("session_id", "in", surplus).execute());
}

export async function deleteExpiredSessions(platform: Platform): Promise<void> {
  await ending(platform)
    .where(sql<boolean>`not ${isAlive(platform)}`)
    .execute();
}

function ending(platform: Platform) {
  return platform.database.tables<IdentityTables>().deleteFrom("sessions").returning("token_digest");
}

function ofMember(platform: Platform, memberCode: string) {
  return ending(platform).where("kind", "=", "member").where("account_code", "=", memberCode);
}

function forgetEnded(platform: Platform, ended: readonly { readonly token_digest: string }[]): void {
  platform.database.afterCommit(() => {
    for (const { token_digest } of ended) dropCachedSession(platform, token_digest);
  });
}
