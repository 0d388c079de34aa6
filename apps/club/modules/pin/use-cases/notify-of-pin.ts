import type { Platform } from "../../../platform/platform.ts";
import { findMembers } from "../../membership/membership.ts";
import { type CardMailKind, writeCardMail } from "../../messaging/messaging.ts";

/** Notifies a member by mail of what happened to their PIN, in the transaction of the change. */
export async function notifyOfPin(
  platform: Platform,
  memberCode: string,
  kind: Extract<CardMailKind, `pin${string}`>,
): Promise<void> {
  const [member] = await findMembers(platform, [memberCode]);
  if (member) await writeCardMail(platform, kind, member);
}
