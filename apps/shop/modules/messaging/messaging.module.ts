import type { ShopModule } from "../../platform/shop-module.ts";
import { mailer } from "./providers/mail.ts";
import { smsSender } from "./providers/sms.ts";
import { whatsapp } from "./providers/whatsapp.ts";
import { sendNotice } from "./use-cases/account-mails.ts";
import { sendFlashMail, sendFlashWhatsapp } from "./use-cases/announce-flash-sale.ts";
import { sendStockMail, sendStockWhatsapp } from "./use-cases/announce-stock.ts";
import { sendMail, sendWhatsapp } from "./use-cases/send-announcement.ts";
import {
  accountMailTopic,
  flashMailTopic,
  flashWhatsappTopic,
  mailTopic,
  stockMailTopic,
  stockWhatsappTopic,
  whatsappTopic,
} from "./use-cases/topics.ts";

export const messagingModule: ShopModule = {
  name: "messaging",
  migrations: {},
  parts: [mailer, whatsapp, smsSender],
  outboxHandlers: (platform) => ({
    [mailTopic]: (message) => sendMail(platform, message),
    [whatsappTopic]: (message) => sendWhatsapp(platform, message),
    [flashMailTopic]: (message) => sendFlashMail(platform, message),
    [flashWhatsappTopic]: (message) => sendFlashWhatsapp(platform, message),
    [stockMailTopic]: (message) => sendStockMail(platform, message),
    [stockWhatsappTopic]: (message) => sendStockWhatsapp(platform, message),
    [accountMailTopic]: (message) => sendNotice(platform, message),
  }),
};
