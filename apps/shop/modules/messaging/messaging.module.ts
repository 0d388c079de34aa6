import type { ShopModule } from "../../platform/shop-module.ts";
import { sendNotice } from "./use-cases/account-mails.ts";
import { sendMail, sendWhatsapp } from "./use-cases/send-announcement.ts";
import { accountMailTopic, mailTopic, whatsappTopic } from "./use-cases/topics.ts";

export const messagingModule: ShopModule = {
  name: "messaging",
  migrations: {},
  outboxHandlers: (platform) => ({
    [mailTopic]: (message) => sendMail(platform, message),
    [whatsappTopic]: (message) => sendWhatsapp(platform, message),
    [accountMailTopic]: (message) => sendNotice(platform, message),
  }),
};
