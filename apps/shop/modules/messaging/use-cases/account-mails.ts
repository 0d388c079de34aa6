import { foldEmail } from "@gelora/locale/email.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { accountLetter } from "../domain/account-letter.ts";
import { type AccountMail, type AccountNotice, noticeOfJson, noticeToJson } from "../domain/account-mail.ts";
import { senderOf, sendLetter } from "./send-letter.ts";
import { accountMailTopic } from "./topics.ts";

/**
 * Mails a notice after the caller's transaction; notices to one address are sent in the order in
 * which they were written. They contain no secret: mails with a link use `sendAccountMail`.
 */
export async function writeAccountMail(platform: Platform, notice: AccountNotice): Promise<void> {
  await platform.outbox.write(accountMailTopic, `account:${foldEmail(notice.to)}`, noticeToJson(notice));
}

/**
 * @throws ProviderError when the mail server does not accept it: the outbox retries, and parks it
 * after ten tries
 */
export async function sendNotice(platform: Platform, message: OutboxMessage): Promise<void> {
  await sendAccountMail(platform, message.id, noticeOfJson(message.payload));
}

/**
 * Sends a mail about an account now, for outbox handlers: they create the link, of which only a
 * digest is stored.
 * @param id the outbox message's, so mailboxes recognise a repeated delivery as one mail
 * @throws ProviderError when the mail server does not accept it
 */
export async function sendAccountMail(platform: Platform, id: string, mail: AccountMail): Promise<void> {
  await sendLetter(platform, { id, to: mail.to }, accountLetter(mail, senderOf(platform)));
}
