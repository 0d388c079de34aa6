import { foldEmail } from "@gelora/locale/email.ts";
import { countInWindow, takeBackCount } from "@gelora/service-kit/counters.ts";
import { hours, seconds } from "@gelora/service-kit/durations.ts";
import { NotYet } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderAnnouncement } from "../domain/announcement.ts";

/**
 * Sends a message about an order, and at most a few an hour to a contact that nobody has verified:
 * anyone who places orders with someone else's number or address does not flood them. Messages
 * beyond that wait for the next hour, and the order stands meanwhile. One that could not be sent
 * does not count.
 * @throws NotYet for a message that waits; whatever `send` throws
 */
export async function sendWithinLimit(
  platform: Platform,
  { unproven = [], ...announcement }: OrderAnnouncement,
  contact: "email" | "mobile",
  send: () => Promise<void>,
): Promise<void> {
  if (!unproven.includes(contact)) return send();
  const subject = `messages:${contact}:${foldEmail(announcement[contact] ?? "")}`;
  const { count, secondsLeft } = await countInWindow(platform, subject, hours(1));
  if (count > platform.configuration.MESSAGES_PER_CONTACT_PER_HOUR) throw new NotYet(seconds(secondsLeft));
  try {
    await send();
  } catch (error) {
    await takeBackCount(platform.database, [subject]);
    throw error;
  }
}
