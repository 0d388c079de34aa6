import type { Language } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { flashLetter, flashNoticeOfJson, flashNoticeToJson, flashTemplate } from "../domain/flash-notice.ts";
import { whatsapp } from "../providers/whatsapp.ts";
import { senderOf, sendLetter } from "./send-letter.ts";
import { flashMailTopic, flashWhatsappTopic } from "./topics.ts";

export type FlashAnnouncement = {
  readonly email?: string | undefined;
  /** With +62. */
  readonly mobile?: string | undefined;
  readonly language: Language;
  readonly firstName: string | undefined;
  readonly code: string;
  readonly name: string;
  readonly begins: Date;
  readonly goods: readonly {
    readonly productName: string;
    /** Colour and size. */
    readonly detail: string;
    readonly amount: Rupiah;
    /** A media key. */
    readonly image: string | undefined;
  }[];
};

/**
 * Notifies a member after the caller's transaction that a flash sale begins, by mail and by
 * WhatsApp.
 */
export async function announceFlashSale(platform: Platform, announcement: FlashAnnouncement): Promise<void> {
  const { code, begins, goods, ...rest } = announcement;
  const { STOREFRONT_URL } = platform.configuration;
  const payload = flashNoticeToJson({
    ...rest,
    begins: begins.toISOString(),
    address: pageAddress(STOREFRONT_URL, "/page/flash-sale", rest.language),
    goods: goods.map(({ image, ...one }) => ({
      ...one,
      ...(image ? { picture: new URL(`/img/${image}@200.jpg`, STOREFRONT_URL).href } : {}),
    })),
  });
  await platform.outbox.writeAll([
    ...(rest.email ? [{ topic: flashMailTopic, key: `flash-mail:${code}:${rest.email}`, payload }] : []),
    ...(rest.mobile ? [{ topic: flashWhatsappTopic, key: `flash-whatsapp:${code}:${rest.mobile}`, payload }] : []),
  ]);
}

/** @throws ProviderError when the mail server does not accept it: the outbox retries */
export async function sendFlashMail(platform: Platform, message: OutboxMessage): Promise<void> {
  const notice = flashNoticeOfJson(message.payload);
  if (notice.email)
    await sendLetter(platform, { id: message.id, to: notice.email }, flashLetter(notice, senderOf(platform)));
}

/** @throws ProviderError when WhatsApp does not accept it: the outbox retries */
export async function sendFlashWhatsapp(platform: Platform, message: OutboxMessage): Promise<void> {
  const notice = flashNoticeOfJson(message.payload);
  if (notice.mobile) await whatsapp.of(platform).send(notice.mobile, flashTemplate(notice));
}
