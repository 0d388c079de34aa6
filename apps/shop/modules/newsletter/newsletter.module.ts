import { hours } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { cancelSubscribeNotification } from "./resolvers/Mutation.cancelSubscribeNotification.ts";
import { changeNewsletter } from "./resolvers/Mutation.changeNewsletter.ts";
import { confirmNewsletter } from "./resolvers/Mutation.confirmNewsletter.ts";
import { createSubscribeNotificationSS } from "./resolvers/Mutation.createSubscribeNotificationSS.ts";
import { newsletterChoices } from "./resolvers/Query.newsletterChoices.ts";
import { queryPageSubscribeNotificationList } from "./resolvers/Query.queryPageSubscribeNotificationList.ts";
import { mountOneClick } from "./routes/one-click.ts";
import * as createNewsletter from "./storage/migrations/0001-create-newsletter.ts";
import * as keepAsked from "./storage/migrations/0002-keep-what-is-asked.ts";
import { forgetUnconfirmed } from "./use-cases/forget-unconfirmed.ts";
import { newsletterLimits } from "./use-cases/limit-requests.ts";
import { sendNewsletterMail } from "./use-cases/send-newsletter-mail.ts";
import { newsletterMailTopic } from "./use-cases/topics.ts";

/**
 * Addresses that asked for news, confirmed by their owners; the mailings themselves are not here.
 */
export const newsletterModule: ShopModule = {
  name: "newsletter",
  migrations: { "0001-create-newsletter": createNewsletter, "0002-keep-what-is-asked": keepAsked },
  parts: [newsletterLimits],
  resolvers: {
    Query: { newsletterChoices, queryPageSubscribeNotificationList },
    Mutation: { createSubscribeNotificationSS, cancelSubscribeNotification, confirmNewsletter, changeNewsletter },
  },
  outboxHandlers: (platform) => ({ [newsletterMailTopic]: (message) => sendNewsletterMail(platform, message) }),
  routes: mountOneClick,
  recurringTasks: (platform) => [
    { name: "forget unconfirmed addresses", every: hours(6), run: () => forgetUnconfirmed(platform) },
  ],
};
