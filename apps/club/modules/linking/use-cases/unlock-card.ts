import type { Platform } from "../../../platform/platform.ts";
import { findMembers } from "../../membership/membership.ts";
import { writeCardMail } from "../../messaging/messaging.ts";
import { holdPasswordVersion } from "../../passwords/passwords.ts";
import { deleteLock } from "../storage/link-locks.ts";

/**
 * Lets a card be linked again that its owner's objection has locked, and notifies the owner, in the
 * caller's transaction. Who may do it is the caller's decision.
 * @returns false when the card is not locked
 */
export async function unlockCard(platform: Platform, memberCode: string): Promise<boolean> {
  const passwordVersion = (await holdPasswordVersion(platform, memberCode)) ?? 0;
  if (!(await deleteLock(platform, memberCode, passwordVersion))) return false;
  const [owner] = await findMembers(platform, [memberCode]);
  if (owner) await writeCardMail(platform, "cardUnlocked", owner);
  return true;
}
