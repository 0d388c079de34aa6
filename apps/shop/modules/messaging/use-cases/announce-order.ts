import type { Platform } from "../../../platform/platform.ts";
import type { OrderAnnouncement } from "../domain/announcement.ts";
import { announcementToJson } from "../domain/announcement-message.ts";
import { mailTopic, whatsappTopic } from "./topics.ts";

/** One outbox message for each way: a dead mail server holds up no WhatsApp, and a repeated one sends no second mail. */
export async function writeAnnouncement(platform: Platform, announcement: OrderAnnouncement): Promise<void> {
  const { orderCode, email, mobile } = announcement;
  const payload = announcementToJson(announcement);
  await platform.outbox.writeAll([
    ...(email ? [{ topic: mailTopic, key: `mail:${orderCode}`, payload }] : []),
    ...(mobile ? [{ topic: whatsappTopic, key: `whatsapp:${orderCode}`, payload }] : []),
  ]);
}
