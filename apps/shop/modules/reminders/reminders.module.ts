import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { remindWhenAvailable } from "./resolvers/Mutation.remindWhenAvailable.ts";
import { withdrawReminder } from "./resolvers/Mutation.withdrawReminder.ts";
import { reminderList } from "./resolvers/Query.reminderList.ts";
import * as createReminders from "./storage/migrations/0001-create-reminders.ts";
import { remindOfStock } from "./use-cases/remind-of-stock.ts";

/** Members who wait for a size that is sold out, and the messages when it is back. */
export const remindersModule: ShopModule = {
  name: "reminders",
  migrations: { "0001-create-reminders": createReminders },
  resolvers: { Query: { reminderList }, Mutation: { remindWhenAvailable, withdrawReminder } },
  recurringTasks: (platform) => [
    { name: "remind of stock that is back", every: seconds(5), run: () => remindOfStock(platform) },
  ],
};
