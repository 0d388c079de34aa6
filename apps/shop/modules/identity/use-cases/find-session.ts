import { digestOfToken, matchesDigest } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { rememberedSession, rememberSession } from "../storage/session-memory.ts";
import { type StoredSession, selectSession } from "../storage/sessions.ts";

/** What a request shows of itself. */
export type Credentials = {
  readonly token: string;
  readonly companion: string | undefined;
  readonly fromBrowser: boolean;
};

/**
 * Looks a session up and checks that whoever calls may use it. The memory may know a binding that a sign-in in another process has just changed, so that what does not fit is looked up
 * again before it is refused.
 */
export async function lookUpSession(platform: Platform, credentials: Credentials): Promise<StoredSession | undefined> {
  const digest = digestOfToken(credentials.token);
  const known = rememberedSession(platform, digest);
  if (known && fits(known, credentials)) return known;
  const asked = platform.clock.now();
  const stored = await selectSession(platform, digest);
  if (!stored) return undefined;
  rememberSession(platform, digest, stored, asked);
  return fits(stored, credentials) ? stored : undefined;
}

/**
 * A session that a browser began is of use with that browser's companion value alone, and one that another client began is of no use in a browser: a token that was copied
 * from a browser opens nothing elsewhere, and one that was planted in a browser opens nothing there (AC-15, AC-19).
 */
function fits({ companionDigest }: StoredSession, { companion, fromBrowser }: Credentials): boolean {
  if (companionDigest === undefined) return !fromBrowser;
  return companion !== undefined && matchesDigest(companion, companionDigest);
}
