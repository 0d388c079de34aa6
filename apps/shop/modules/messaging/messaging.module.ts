import type { ShopModule } from "../../platform/shop-module.ts";
import { sendMail, sendWhatsapp } from "./use-cases/send-announcement.ts";
import { mailTopic, whatsappTopic } from "./use-cases/topics.ts";

export const messagingModule: ShopModule = {
  name: "messaging",
  migrations: {},
  outboxHandlers: (platform) => ({
    [mailTopic]: (message) => sendMail(platform, message),
    [whatsappTopic]: (message) => sendWhatsapp(platform, message),
  }),
};
