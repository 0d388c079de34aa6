import { milliseconds } from "@gelora/service-kit/durations.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { longestMemberIdle } from "../session-lives.ts";

/**
 * The condition that a row of `sessions` has not expired: by its age or, for a member's, by idle
 * time.
 */
export function isAlive({ clock }: Pick<Platform, "clock">): RawBuilder<boolean> {
  const idleSince = clock.databaseIn(milliseconds(-longestMemberIdle));
  return sql<boolean>`(expires_at > ${clock.databaseNow()} and (kind <> 'member' or last_seen_at > ${idleSince}))`;
}
