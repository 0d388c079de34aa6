import { readLocal, readSession, removeLocal, removeSession, writeLocal, writeSession } from "./browser-storage.ts";
import { cookiesAreAccepted } from "./cookie-consent.ts";

const clientKey = "visit-client";
const sessionKey = "visit-session";

/** Who visits, as Google Analytics names it: a browser and a session in it, both by chance. */
export type Visit = { readonly clientId: string; readonly sessionId: string };

/**
 * The visit of a shopper who agreed to be counted, noted on their device; undefined for everyone
 * else, of whom nothing is noted.
 */
export function currentVisit(): Visit | undefined {
  if (!cookiesAreAccepted()) return undefined;
  const seconds = String(Math.floor(Date.now() / 1000));
  return {
    clientId: kept(readLocal(clientKey), `${randomNumber()}.${seconds}`, (text) => writeLocal(clientKey, text)),
    sessionId: kept(readSession(sessionKey), seconds, (text) => writeSession(sessionKey, text)),
  };
}

/** Anyone who takes the consent back counts as a first-time visitor if they ever give it again. */
export function forgetVisit(): void {
  removeLocal(clientKey);
  removeSession(sessionKey);
}

function kept(known: string | undefined, fresh: string, keep: (text: string) => void): string {
  if (known) return known;
  keep(fresh);
  return fresh;
}

const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
