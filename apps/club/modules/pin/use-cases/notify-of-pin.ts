import type { Platform } from "../../../platform/platform.ts";
import { findMembers } from "../../membership/membership.ts";
import { writeCardMail } from "../../messaging/messaging.ts";

/** Notifies a member by mail that their PIN is another, in the transaction of the change. */
export async function notifyOfPin(platform: Platform, memberCode: string): Promise<void> {
  const [member] = await findMembers(platform, [memberCode]);
  if (member) await writeCardMail(platform, "pinChanged", member);
}
