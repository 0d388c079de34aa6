import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session.ts";
import { forgetSession } from "../storage/session-memory.ts";
import { deleteSession } from "../storage/sessions.ts";

/** Ends the session. Ending it again changes nothing [GAP-01]. */
export async function logOut(platform: Platform, session: Session, token: string): Promise<void> {
  await deleteSession(platform, session.sessionId);
  forgetSession(digestOfToken(token));
}
