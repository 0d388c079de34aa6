/** Who is who: sessions, guest accounts. What other modules may ask about them. */

import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Session } from "../../platform/session.ts";
import { selectGuestAccount } from "./storage/guest-accounts.ts";
import { rememberedSession, rememberSession } from "./storage/session-memory.ts";
import { selectSession } from "./storage/sessions.ts";

export type GuestAccount = { readonly accountCode: string; readonly email: string; readonly mobile: string };

/** The session of a token, or undefined when there is none or it has ended. */
export async function findSession(platform: Platform, token: string): Promise<Session | undefined> {
  const digest = digestOfToken(token);
  const now = platform.clock.now().getTime();
  const known = rememberedSession(digest, now);
  if (known) return known;
  const session = await selectSession(platform, digest);
  if (session) rememberSession(digest, session, now);
  return session;
}

/** The guest account of a session, or undefined when the session is none of a guest account. */
export async function findGuestAccount(platform: Platform, session: Session): Promise<GuestAccount | undefined> {
  return session.kind === "guest-account" && session.accountCode
    ? selectGuestAccount(platform, session.accountCode)
    : undefined;
}
