import { isUuid } from "../../../platform/identifiers.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { MemberSession } from "../../../platform/session.ts";
import { reportSignOut } from "../../club-link/club-sign-out.ts";
import { deleteOwnSession } from "../storage/end-sessions.ts";
import { logOut } from "./log-out.ts";

/** Ends one of the member's sessions. An unknown or foreign id gets the same answer (AC-21). */
export async function endOwnSession(context: RequestContext, own: MemberSession, sessionId: string): Promise<void> {
  if (sessionId === own.sessionId) return logOut(context);
  if (!isUuid(sessionId)) return;
  const { platform } = context;
  await platform.database.transaction(async () => {
    await deleteOwnSession(platform, own.accountCode, sessionId);
    await reportSignOut(platform, own.accountCode);
  });
}
