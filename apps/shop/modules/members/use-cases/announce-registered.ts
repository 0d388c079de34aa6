import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";

/** The outbox topic of people who have just become members, with a verified address and number. */
export const registeredTopic = "members.registered";

export const registered = z.object({ memberCode: z.string() });

/**
 * Notifies the modules that stored something of theirs as a guest's, in the transaction that makes
 * it true.
 */
export async function announceRegistered(platform: Platform, memberCode: string): Promise<void> {
  await platform.outbox.write(registeredTopic, `registered:${memberCode}`, { memberCode });
}
