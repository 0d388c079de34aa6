import type { Platform } from "../../../platform/platform.ts";
import { reportSignOut } from "../../club-link/club-sign-out.ts";
import { deleteMemberSessions } from "../storage/end-sessions.ts";

/**
 * Ends a member's sessions, in the caller's transaction; every process refuses them within a second
 * of its commit (I-21).
 */
export async function endMemberSessions(
  platform: Platform,
  memberCode: string,
  options: { readonly exceptSessionId?: string } = {},
): Promise<void> {
  await platform.database.transaction(async () => {
    await deleteMemberSessions(platform, memberCode, options.exceptSessionId);
    await reportSignOut(platform, memberCode);
  });
}
