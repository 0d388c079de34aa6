import { shownNumber } from "@gelora/locale/mobile.ts";
import type { Platform } from "../../../platform/platform.ts";
import { letterHtml } from "../domain/draw-letter.ts";
import type { Letter, Sender } from "../domain/letter.ts";
import { letterText } from "../domain/letter-text.ts";
import { mailer } from "../providers/mail.ts";

export function senderOf({ configuration }: Platform): Sender {
  const { SITE_NAME, CONTACT_EMAIL, WHATSAPP_CONTACT, STOREFRONT_URL } = configuration;
  return {
    siteName: SITE_NAME,
    contactEmail: CONTACT_EMAIL,
    whatsapp: shownNumber(WHATSAPP_CONTACT),
    storefront: STOREFRONT_URL,
  };
}

export type Envelope = {
  /** The same for a repeated delivery, so mailboxes recognise it as one mail. */
  readonly id: string;
  readonly to: string;
  /** Beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * @throws ProviderError when the mail server does not accept it
 */
export async function sendLetter(
  platform: Platform,
  { id, to, headers = {} }: Envelope,
  letter: Letter,
): Promise<void> {
  await mailer.of(platform).send({
    id,
    to,
    subject: letter.subject,
    html: letterHtml(letter, senderOf(platform)),
    text: letterText(letter),
    headers,
  });
}
