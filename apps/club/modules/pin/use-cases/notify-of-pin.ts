import type { Platform } from "../../../platform/platform.ts";
import { findMembers } from "../../membership/membership.ts";
import { writeCardMail } from "../../messaging/messaging.ts";

/** Notifies a member by mail of a first or another PIN, in the transaction of the change. */
export async function notifyOfPin(
  platform: Platform,
  memberCode: string,
  kind: "pinCreated" | "pinChanged",
): Promise<void> {
  const [member] = await findMembers(platform, [memberCode]);
  if (member) await writeCardMail(platform, kind, member);
}
