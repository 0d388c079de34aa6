import type { Language } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { stockLetter, stockNoticeOfJson, stockNoticeToJson, stockTemplate } from "../domain/stock-notice.ts";
import { whatsapp } from "../providers/whatsapp.ts";
import { senderOf, sendLetter } from "./send-letter.ts";
import { stockMailTopic, stockWhatsappTopic } from "./topics.ts";

export type StockAnnouncement = {
  readonly email: string | undefined;
  /** With +62. */
  readonly mobile: string | undefined;
  readonly language: Language;
  readonly firstName: string | undefined;
  readonly productCode: string;
  readonly skuCode: string;
  readonly productName: string;
  /** Colour and size. */
  readonly detail: string;
  readonly amount: Rupiah;
  /** A media key. */
  readonly image: string | undefined;
};

/**
 * Notifies a member after the caller's transaction that a size is back, by mail and by WhatsApp.
 */
export async function announceStock(platform: Platform, announcement: StockAnnouncement): Promise<void> {
  const { productCode, skuCode, image, ...rest } = announcement;
  const { STOREFRONT_URL } = platform.configuration;
  const page = `/pdp/${encodeURIComponent(productCode)}?${new URLSearchParams({ skuCode })}`;
  const payload = stockNoticeToJson({
    ...rest,
    address: pageAddress(STOREFRONT_URL, page, rest.language),
    ...(image ? { picture: new URL(`/img/${image}@200.jpg`, STOREFRONT_URL).href } : {}),
  });
  await platform.outbox.writeAll([
    ...(rest.email ? [{ topic: stockMailTopic, key: `stock-mail:${rest.email}`, payload }] : []),
    ...(rest.mobile ? [{ topic: stockWhatsappTopic, key: `stock-whatsapp:${rest.mobile}`, payload }] : []),
  ]);
}

/** @throws ProviderError when the mail server does not accept it: the outbox retries */
export async function sendStockMail(platform: Platform, message: OutboxMessage): Promise<void> {
  const notice = stockNoticeOfJson(message.payload);
  if (notice.email)
    await sendLetter(platform, { id: message.id, to: notice.email }, stockLetter(notice, senderOf(platform)));
}

/** @throws ProviderError when WhatsApp does not accept it: the outbox retries */
export async function sendStockWhatsapp(platform: Platform, message: OutboxMessage): Promise<void> {
  const notice = stockNoticeOfJson(message.payload);
  if (notice.mobile) await whatsapp.of(platform).send(notice.mobile, stockTemplate(notice));
}
