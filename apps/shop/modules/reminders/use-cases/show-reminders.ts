import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { skusForBuying } from "../../catalogue/catalogue.ts";
import { selectRemindersOf } from "../storage/reminder-rows.ts";

/** The flash sales of which a member wants to be notified, or was. */
export { selectFlashRemindersOf as showFlashReminders } from "../storage/flash-reminder-rows.ts";

/** What a member waits for, the newest first; skus that are no longer sold are left out. */
export async function showReminders(platform: Platform, memberCode: string, language: Language) {
  const reminders = await selectRemindersOf(platform, memberCode);
  const codes = reminders.map(({ skuCode }) => skuCode);
  const skus = await platform.database.send(await skusForBuying(platform, codes, language));
  return reminders.flatMap(({ skuCode, askedAt }) => {
    const sku = skus.get(skuCode);
    return sku?.sellable ? [{ sku, askedAt }] : [];
  });
}
