import type { Platform } from "../../../platform/platform.ts";
import { type CardNotice, noticeLetter, noticeSms } from "../domain/card-notice.ts";
import { mailer } from "../providers/mail.ts";
import { smsSender } from "../providers/sms.ts";

/**
 * Sends a notice whose secret must not be stored: its module's own outbox message says what it is
 * about.
 * @param id of that message; the same id is the same mail
 * @throws ProviderError when the mail server does not accept it
 */
export async function sendCardMail(platform: Platform, id: string, to: string, notice: CardNotice): Promise<void> {
  await mailer.of(platform).send({ id, to, ...noticeLetter(notice) });
}

/** @throws ProviderError when the provider does not accept it */
export async function sendCardSms(platform: Platform, mobile: string, notice: CardNotice): Promise<void> {
  await sendSms(platform, mobile, noticeSms(notice));
}

/**
 * @param mobile the digits after +62
 * @throws ProviderError when the provider does not accept it
 */
export async function sendSms(platform: Platform, mobile: string, text: string): Promise<void> {
  await smsSender.of(platform).send(`+62${mobile}`, text);
}
