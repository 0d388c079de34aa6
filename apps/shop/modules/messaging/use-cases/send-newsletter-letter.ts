import type { Platform } from "../../../platform/platform.ts";
import { type NewsletterMail, newsletterLetter, unsubscribeHeaders } from "../domain/newsletter-letter.ts";
import { senderOf, sendLetter } from "./send-letter.ts";

/**
 * Sends a mail of the newsletter now, for outbox handlers: they make its links, which are not
 * stored.
 * @param id the outbox message's, so mailboxes recognise a repeated delivery as one mail
 * @throws ProviderError when the mail server does not accept it
 */
export async function sendNewsletterLetter(platform: Platform, id: string, mail: NewsletterMail): Promise<void> {
  const envelope = { id, to: mail.to, headers: unsubscribeHeaders(mail) };
  await sendLetter(platform, envelope, newsletterLetter(mail, senderOf(platform)));
}
