import { digestOfToken, matchesDigest } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type StoredSession } from "../domain/stored-session.ts";
import { cachedSession, cacheSession } from "../storage/session-cache.ts";
import { selectSession } from "../storage/sessions.ts";

/** The credentials that a request carries. */
export type Credentials = {
  readonly token: string;
  readonly companion: string | undefined;
  readonly fromBrowser: boolean;
};

/**
 * Finds a session and checks that the caller may use it. The cache may hold a binding that a
 * sign-in in another process has just changed, so a mismatch is looked up again before it is
 * refused.
 */
export async function lookUpSession(platform: Platform, credentials: Credentials): Promise<StoredSession | undefined> {
  const digest = digestOfToken(credentials.token);
  const known = cachedSession(platform, digest);
  if (known && fits(known, credentials)) return known;
  const asked = platform.clock.now();
  const stored = await selectSession(platform, digest);
  if (!stored) return undefined;
  cacheSession(platform, digest, stored, asked);
  return fits(stored, credentials) ? stored : undefined;
}

/**
 * A session begun in a browser works only with that browser's companion value, and one begun by
 * another client does not work in a browser: a token copied from a browser is useless elsewhere,
 * and so is one planted in a browser (AC-15, AC-19).
 */
function fits({ companionDigest }: StoredSession, { companion, fromBrowser }: Credentials): boolean {
  if (companionDigest === undefined) return !fromBrowser;
  return companion !== undefined && matchesDigest(companion, companionDigest);
}
