import type { NewMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderAnnouncement } from "../domain/announcement.ts";
import { announcementToJson } from "../domain/announcement-message.ts";
import { mailTopic, whatsappTopic } from "./topics.ts";

/**
 * Notifies shoppers after the caller's transaction, by mail and WhatsApp where an address or a
 * number is known. Each channel has its own outbox message: a mail server that is down does not
 * delay WhatsApp, and a retry of one does not repeat the other.
 */
export async function announceOrders(platform: Platform, announcements: readonly OrderAnnouncement[]): Promise<void> {
  await platform.outbox.writeAll(announcements.flatMap(messagesOf));
}

function messagesOf(announcement: OrderAnnouncement): NewMessage[] {
  const { orderCode, email, mobile } = announcement;
  const payload = announcementToJson(announcement);
  return [
    ...(email ? [{ topic: mailTopic, key: `mail:${orderCode}`, payload }] : []),
    ...(mobile ? [{ topic: whatsappTopic, key: `whatsapp:${orderCode}`, payload }] : []),
  ];
}
