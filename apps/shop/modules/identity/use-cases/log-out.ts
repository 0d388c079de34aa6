import type { RequestContext } from "../../../platform/request-context.ts";
import { reportSignOut } from "../../club-link/club-sign-out.ts";
import { deleteSession } from "../storage/end-sessions.ts";

/**
 * Ends the session, and a member's visit of the club's site; ending it again changes nothing
 * [GAP-01]. The companion value goes too, except for a guest account's session: the browser's guest
 * session, with the same cart, is bound to it as well.
 */
export async function logOut({ platform, session, companion }: RequestContext): Promise<void> {
  if (!session) return;
  await platform.database.transaction(async () => {
    await deleteSession(platform, session.sessionId);
    if (session.kind === "member") await reportSignOut(platform, session.accountCode);
  });
  if (companion.value() && session.kind !== "guest-account") companion.clear();
}
