import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { productSources } from "../../catalogue/read-models.ts";
import { insertReminder } from "../storage/reminder-rows.ts";

export type ReminderWish = {
  readonly memberCode: string;
  readonly productCode: string;
  readonly skuCode: string;
  readonly language: Language;
};

/** Nobody seriously waits for more sizes at once. */
const mostReminders = 50;

/**
 * Puts a member at the end of a sku's queue [RMD-02]. Asking again keeps the place. The units are
 * read without a lock: of a sku that is back at this very moment, the next poll notifies them.
 * @returns failure SKU_NOT_FOUND, REMINDER_NOT_OFFERED (the sku's option is off), STILL_IN_STOCK or
 * TOO_MANY_REMINDERS
 */
export async function askForReminder(platform: Platform, wish: ReminderWish): Promise<Outcome<void>> {
  const { productCode, skuCode } = wish;
  const [source] = await productSources(platform, [productCode]);
  const sku = source?.skus.find((one) => one.skuCode === skuCode);
  if (!sku) return failure("SKU_NOT_FOUND");
  if (!sku.remindEnabled) return failure("REMINDER_NOT_OFFERED");
  if (sku.stock > 0) return failure("STILL_IN_STOCK");
  return (await insertReminder(platform, wish, mostReminders))
    ? success(undefined)
    : failure("TOO_MANY_REMINDERS", { most: mostReminders });
}
