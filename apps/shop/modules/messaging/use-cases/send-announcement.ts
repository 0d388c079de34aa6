import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announcementOfJson } from "../domain/announcement-message.ts";
import { orderLetter } from "../domain/order-letter.ts";
import { whatsappTemplate } from "../domain/whatsapp-template.ts";
import { whatsapp } from "../providers/whatsapp.ts";
import { sendWithinLimit } from "./limit-messages.ts";
import { senderOf, sendLetter } from "./send-letter.ts";

/**
 * @throws NotYet beyond the contact's limit; ProviderError when the mail server does not accept it:
 * the outbox retries, and parks it after ten tries
 */
export async function sendMail(platform: Platform, message: OutboxMessage): Promise<void> {
  const announcement = announcementOfJson(message.payload);
  const { email } = announcement;
  if (!email) return;
  const letter = orderLetter(announcement, senderOf(platform));
  await sendWithinLimit(platform, announcement, "email", () =>
    sendLetter(platform, { id: message.id, to: email }, letter),
  );
}

/**
 * @throws NotYet beyond the contact's limit; ProviderError when WhatsApp does not accept it: the
 * outbox retries, and parks it after ten tries
 */
export async function sendWhatsapp(platform: Platform, message: OutboxMessage): Promise<void> {
  const announcement = announcementOfJson(message.payload);
  const { mobile } = announcement;
  if (!mobile) return;
  const template = whatsappTemplate(announcement);
  await sendWithinLimit(platform, announcement, "mobile", () => whatsapp.of(platform).send(mobile, template));
}
