import type { ClubModule } from "../../platform/club-module.ts";
import { mailer } from "./providers/mail.ts";
import { smsSender } from "./providers/sms.ts";
import { cardMailTopic, deliverCardMail } from "./use-cases/card-mails.ts";
import { expiryTopic, sendExpiryWarning } from "./use-cases/expiry-mails.ts";

export const messagingModule: ClubModule = {
  name: "messaging",
  migrations: {},
  parts: [mailer, smsSender],
  outboxHandlers: (platform) => ({
    [expiryTopic]: (message) => sendExpiryWarning(platform, message),
    [cardMailTopic]: (message) => deliverCardMail(platform, message),
  }),
};
