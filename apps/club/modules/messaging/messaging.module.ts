import type { ClubModule } from "../../platform/club-module.ts";
import { mailer } from "./providers/mail.ts";
import { expiryTopic, sendExpiryWarning } from "./use-cases/expiry-mails.ts";

export const messagingModule: ClubModule = {
  name: "messaging",
  migrations: {},
  parts: [mailer],
  outboxHandlers: (platform) => ({ [expiryTopic]: (message) => sendExpiryWarning(platform, message) }),
};
