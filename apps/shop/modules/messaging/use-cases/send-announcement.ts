import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { announcementOfJson } from "../domain/announcement-message.ts";
import { letterHtml, letterText } from "../domain/draw-letter.ts";
import { orderLetter } from "../domain/order-letter.ts";
import { whatsappTemplate } from "../domain/whatsapp-template.ts";
import { mailerOf } from "../providers/mail.ts";
import { whatsappOf } from "../providers/whatsapp.ts";

/** @throws ProviderError when the mail server does not take it: the outbox comes again, and parks it after ten tries */
export async function sendMail(platform: Platform, message: OutboxMessage): Promise<void> {
  const announcement = announcementOfJson(message.payload);
  if (!announcement.email) return;
  const { SITE_NAME, CONTACT_EMAIL, WHATSAPP_CONTACT } = platform.configuration;
  const sender = { siteName: SITE_NAME, contactEmail: CONTACT_EMAIL, whatsapp: WHATSAPP_CONTACT };
  const letter = orderLetter(announcement, sender);
  await mailerOf(platform).send({
    // The same for a repeated delivery, so that mailboxes can tell that it is one mail.
    id: message.id,
    to: announcement.email,
    subject: letter.subject,
    html: letterHtml(letter, SITE_NAME),
    text: letterText(letter),
  });
}

/** @throws ProviderError when WhatsApp does not take it: the outbox comes again, and parks it after ten tries */
export async function sendWhatsapp(platform: Platform, message: OutboxMessage): Promise<void> {
  const announcement = announcementOfJson(message.payload);
  if (!announcement.mobile) return;
  await whatsappOf(platform).send(announcement.mobile, whatsappTemplate(announcement));
}
