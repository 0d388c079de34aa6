/**
 * Tells shoppers about their orders and accounts, by mail, WhatsApp and SMS. What is announced is written in the transaction that makes it true, and sent after it; codes
 * and links, which are secrets, are sent at once and written nowhere.
 */
import type { Platform } from "../../platform/platform.ts";
import type { AccountMail, AccountNotice } from "./domain/account-mail.ts";
import type { OrderAnnouncement } from "./domain/announcement.ts";
import type { CodeMessage } from "./domain/code-message.ts";
import { sendNow, writeNotice } from "./use-cases/account-mails.ts";
import { writeAnnouncement } from "./use-cases/announce-order.ts";
import { type CodeDelivery, sendCodeNow } from "./use-cases/send-code.ts";

export type { AccountMail, AccountNotice } from "./domain/account-mail.ts";
export type { OrderAnnouncement, OrderStep } from "./domain/announcement.ts";
export type { CodeMessage } from "./domain/code-message.ts";
export type { CodeDelivery } from "./use-cases/send-code.ts";

/** Has the shopper told, in the caller's transaction, by mail (when an address is known) and WhatsApp (when a number is known). */
export async function announceOrder(platform: Platform, announcement: OrderAnnouncement): Promise<void> {
  await writeAnnouncement(platform, announcement);
}

/** Sends a code now. Never throws for a provider that fails: what became of the message is the answer. */
export function sendCode(platform: Platform, message: CodeMessage): Promise<CodeDelivery> {
  return sendCodeNow(platform, message);
}

/**
 * Sends a mail about an account now, for handlers of the outbox: a link is made there, and only its digest is stored.
 * @param id the outbox message's, so that a repeated delivery is known as one mail
 * @throws ProviderError when the mail server does not take it
 */
export function sendAccountMail(platform: Platform, id: string, mail: AccountMail): Promise<void> {
  return sendNow(platform, id, mail);
}

/** Has a notice mailed after the caller's transaction. Notices hold no secret: mails with a link go by `sendAccountMail`. */
export function writeAccountMail(platform: Platform, notice: AccountNotice): Promise<void> {
  return writeNotice(platform, notice);
}
