import type { Platform } from "../../../platform/platform.ts";
import { letterHtml } from "../domain/draw-letter.ts";
import { letterText } from "../domain/letter-text.ts";
import { type MailingMail, mailingLetter } from "../domain/mailing-letter.ts";
import { unsubscribeHeaders } from "../domain/newsletter-letter.ts";
import { senderOf, sendLetter } from "./send-letter.ts";

export type { MailingMail } from "../domain/mailing-letter.ts";

/** A mailing as its reader gets it. */
export function drawMailing(platform: Platform, mail: MailingMail): { readonly html: string; readonly text: string } {
  const letter = mailingLetter(mail, senderOf(platform));
  return { html: letterHtml(letter, senderOf(platform)), text: letterText(letter) };
}

/**
 * Sends one copy of a mailing now, with the headers of a mail that many get (RFC 8058).
 * @param id the outbox message's, so mailboxes recognise a repeated delivery as one mail
 * @throws RefusedByProvider when the mail server will never take it, other ProviderErrors when not
 * now
 */
export async function sendMailing(platform: Platform, id: string, to: string, mail: MailingMail): Promise<void> {
  const headers = { ...unsubscribeHeaders(mail), Precedence: "bulk" };
  await sendLetter(platform, { id, to, headers }, mailingLetter(mail, senderOf(platform)));
}
