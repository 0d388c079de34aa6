import { readLocal, readSession, writeLocal, writeSession } from "../../platform/browser/browser-storage.ts";

const dismissedKey = "newsletter-dismissed";

/**
 * Home invites once a session, and not those who have just been asked elsewhere, as at the sign-up.
 */
export function dismissInvitation(): void {
  writeSession(dismissedKey, "1");
}

/** A visitor who has subscribed on this device is not invited again, in no later session either. */
export function dismissForGood(): void {
  writeLocal(dismissedKey, "1");
}

export function isInvitationDismissed(): boolean {
  return Boolean(readSession(dismissedKey) ?? readLocal(dismissedKey));
}
