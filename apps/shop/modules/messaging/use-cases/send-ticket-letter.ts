import type { Platform } from "../../../platform/platform.ts";
import { type TicketMail, ticketLetter } from "../domain/ticket-letter.ts";
import { senderOf, sendLetter } from "./send-letter.ts";

/**
 * Sends a mail about a ticket now, for outbox handlers.
 * @param id the outbox message's, so mailboxes recognise a repeated delivery as one mail
 * @throws ProviderError when the mail server does not accept it
 */
export async function sendTicketLetter(platform: Platform, id: string, mail: TicketMail): Promise<void> {
  await sendLetter(platform, { id, to: mail.to }, ticketLetter(mail, senderOf(platform)));
}
