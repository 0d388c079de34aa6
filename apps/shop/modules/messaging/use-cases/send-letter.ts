import type { Platform } from "../../../platform/platform.ts";
import { letterHtml, letterText } from "../domain/draw-letter.ts";
import type { Letter, Sender } from "../domain/letter.ts";
import { mailerOf } from "../providers/mail.ts";

export function senderOf({ configuration }: Platform): Sender {
  const { SITE_NAME, CONTACT_EMAIL, WHATSAPP_CONTACT, STOREFRONT_URL } = configuration;
  return { siteName: SITE_NAME, contactEmail: CONTACT_EMAIL, whatsapp: WHATSAPP_CONTACT, storefront: STOREFRONT_URL };
}

/**
 * @param id the same for a repeated delivery, so that mailboxes can tell that it is one mail
 * @throws ProviderError when the mail server does not take it
 */
export async function sendLetter(platform: Platform, id: string, to: string, letter: Letter): Promise<void> {
  await mailerOf(platform).send({
    id,
    to,
    subject: letter.subject,
    html: letterHtml(letter, platform.configuration.SITE_NAME),
    text: letterText(letter),
  });
}
