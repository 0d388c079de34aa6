import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announcementOfJson } from "../domain/announcement-message.ts";
import { orderLetter } from "../domain/order-letter.ts";
import { whatsappTemplate } from "../domain/whatsapp-template.ts";
import { whatsappOf } from "../providers/whatsapp.ts";
import { senderOf, sendLetter } from "./send-letter.ts";

/** @throws ProviderError when the mail server does not take it: the outbox comes again, and parks it after ten tries */
export async function sendMail(platform: Platform, message: OutboxMessage): Promise<void> {
  const announcement = announcementOfJson(message.payload);
  if (!announcement.email) return;
  const letter = orderLetter(announcement, senderOf(platform));
  await sendLetter(platform, message.id, announcement.email, letter);
}

/** @throws ProviderError when WhatsApp does not take it: the outbox comes again, and parks it after ten tries */
export async function sendWhatsapp(platform: Platform, message: OutboxMessage): Promise<void> {
  const announcement = announcementOfJson(message.payload);
  if (!announcement.mobile) return;
  await whatsappOf(platform).send(announcement.mobile, whatsappTemplate(announcement));
}
