import { readSession, writeSession } from "../../platform/browser/browser-storage.ts";

const dismissedKey = "newsletter-dismissed";

/**
 * Home invites once a session, and not those who have just been asked elsewhere, as at the sign-up.
 */
export function dismissInvitation(): void {
  writeSession(dismissedKey, "1");
}

export function isInvitationDismissed(): boolean {
  return Boolean(readSession(dismissedKey));
}
