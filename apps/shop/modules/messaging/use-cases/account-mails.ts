import { foldEmail } from "@gelora/locale/email.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { accountLetter } from "../domain/account-letter.ts";
import { type AccountMail, type AccountNotice, noticeOfJson, noticeToJson } from "../domain/account-mail.ts";
import { senderOf, sendLetter } from "./send-letter.ts";
import { accountMailTopic } from "./topics.ts";

/** Has the notice sent after the caller's transaction, in the order in which notices to one address were written. */
export async function writeNotice(platform: Platform, notice: AccountNotice): Promise<void> {
  await platform.outbox.write(accountMailTopic, `account:${foldEmail(notice.to)}`, noticeToJson(notice));
}

/** @throws ProviderError when the mail server does not take it: the outbox comes again, and parks it after ten tries */
export async function sendNotice(platform: Platform, message: OutboxMessage): Promise<void> {
  await sendNow(platform, message.id, noticeOfJson(message.payload));
}

/** @throws ProviderError when the mail server does not take it */
export async function sendNow(platform: Platform, id: string, mail: AccountMail): Promise<void> {
  await sendLetter(platform, id, mail.to, accountLetter(mail, senderOf(platform)));
}
