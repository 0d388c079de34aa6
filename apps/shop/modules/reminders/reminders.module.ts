import { seconds } from "@gelora/service-kit/durations.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { remindOfFlashSale } from "./resolvers/Mutation.remindOfFlashSale.ts";
import { remindWhenAvailable } from "./resolvers/Mutation.remindWhenAvailable.ts";
import { withdrawFlashReminder } from "./resolvers/Mutation.withdrawFlashReminder.ts";
import { withdrawReminder } from "./resolvers/Mutation.withdrawReminder.ts";
import { flashReminderList } from "./resolvers/Query.flashReminderList.ts";
import { reminderList } from "./resolvers/Query.reminderList.ts";
import * as createReminders from "./storage/migrations/0001-create-reminders.ts";
import * as createFlashReminders from "./storage/migrations/0002-create-flash-reminders.ts";
import { remindOfFlashSales } from "./use-cases/remind-of-flash-sales.ts";
import { remindOfStock } from "./use-cases/remind-of-stock.ts";

/** Members who wait for a size that is sold out, or for a flash sale, and the messages about it. */
export const remindersModule: ShopModule = {
  name: "reminders",
  migrations: { "0001-create-reminders": createReminders, "0002-create-flash-reminders": createFlashReminders },
  resolvers: {
    Query: { flashReminderList, reminderList },
    Mutation: { remindOfFlashSale, remindWhenAvailable, withdrawFlashReminder, withdrawReminder },
  },
  recurringTasks: (platform) => [
    { name: "remind of stock that is back", every: seconds(5), run: () => remindOfStock(platform) },
    { name: "remind of flash sales", every: seconds(5), run: () => remindOfFlashSales(platform) },
  ],
};
