import type { Language } from "@gelora/locale/language.ts";
import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type SkuForBuying, skusForBuying } from "../../catalogue/catalogue.ts";
import { findMembers, type Member } from "../../members/members.ts";
import { announceStock } from "../../messaging/messaging.ts";
import { dueReminders } from "../domain/due-reminders.ts";
import {
  lockPromises,
  type Reminder,
  selectSkusToLookAt,
  takeFirstReminders,
  updatePromises,
} from "../storage/reminder-rows.ts";
import { reachOf } from "./reach-of.ts";

/** Looks which skus that someone waits for are back, and notifies the first of each queue. */
export async function remindOfStock(platform: Platform): Promise<void> {
  const skus = dueRecords<string>((page) => selectSkusToLookAt(platform, page));
  await eachDue(platform.log, skus, (skuCode) => remindOfSku(platform, skuCode));
}

/**
 * Locks the sku's promises: two polls at once, or one that is repeated after a crash, notify nobody
 * twice, and promise no unit twice. The queue's rows, the promises and the messages change in one
 * transaction [RMD-02].
 */
async function remindOfSku(platform: Platform, skuCode: string): Promise<void> {
  await platform.database.transaction(async () => {
    const { promised: before, ...units } = await lockPromises(platform, skuCode);
    const { promised, due } = dueReminders(before, units);
    const taken = due > 0 ? await takeFirstReminders(platform, skuCode, due) : [];
    await updatePromises(platform, skuCode, promised + taken.length);
    await tell(platform, skuCode, taken);
  });
}

/** A member who has left in the meantime gets no message. */
async function tell(platform: Platform, skuCode: string, taken: readonly Reminder[]): Promise<void> {
  const members = await findMembers(
    platform,
    taken.map(({ memberCode }) => memberCode),
  );
  for (const [language, inLanguage] of Map.groupBy(taken, (reminder) => reminder.language)) {
    const sku = (await platform.database.send(await skusForBuying(platform, [skuCode], language))).get(skuCode);
    for (const { memberCode } of sku ? inLanguage : []) {
      const member = members.get(memberCode);
      if (sku && member?.status === "active")
        await announceStock(platform, await noticeOf(platform, member, sku, language));
    }
  }
}

async function noticeOf(platform: Platform, member: Member, sku: SkuForBuying, language: Language) {
  return {
    ...(await reachOf(platform, member)),
    language,
    firstName: member.firstName,
    productCode: sku.productCode,
    skuCode: sku.skuCode,
    productName: sku.productName,
    detail: [sku.colourName, sku.sizeName].filter((part) => part !== "").join(", "),
    amount: sku.salePrice,
    image: sku.image?.split(",")[0]?.trim(),
  };
}
