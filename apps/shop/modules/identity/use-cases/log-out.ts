import type { RequestContext } from "../../../platform/request-context.ts";
import { deleteSession } from "../storage/end-sessions.ts";

/**
 * Ends the session. Ending it again changes nothing [GAP-01]. The companion value goes with it, but for a guest account's: the browser's guest session, with the same cart, is bound
 * to that as well.
 */
export async function logOut({ platform, session, companion }: RequestContext): Promise<void> {
  if (!session) return;
  await deleteSession(platform, session.sessionId);
  if (companion.value() && session.kind !== "guest-account") companion.clear();
}
