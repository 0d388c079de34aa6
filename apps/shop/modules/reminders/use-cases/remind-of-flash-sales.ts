import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { skusForBuying } from "../../catalogue/catalogue.ts";
import { type Campaign, knownCampaigns } from "../../flash-sales/flash-sales.ts";
import { findMembers } from "../../members/members.ts";
import { announceFlashSale } from "../../messaging/messaging.ts";
import { isDueFlashSale } from "../domain/due-flash-sales.ts";
import { takeFlashReminders } from "../storage/flash-reminder-rows.ts";
import { reachOf } from "./reach-of.ts";

/** In one transaction; the next poll takes the others. */
const mostAtOnce = 200;

/** Notifies the members who asked of the flash sales that begin in some minutes. */
export async function remindOfFlashSales(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  for (const campaign of knownCampaigns(platform)) {
    if (isDueFlashSale(campaign, now)) while ((await remindOfOne(platform, campaign)) === mostAtOnce);
  }
}

/**
 * The marks and the messages are one transaction: a poll that is repeated after a crash, or made by
 * two processes, notifies nobody twice and leaves nobody out.
 * @returns how many were taken
 */
async function remindOfOne(platform: Platform, campaign: Campaign): Promise<number> {
  return platform.database.transaction(async () => {
    const taken = await takeFlashReminders(platform, campaign.code, mostAtOnce);
    const members = await findMembers(
      platform,
      taken.map(({ memberCode }) => memberCode),
    );
    for (const [language, inLanguage] of Map.groupBy(taken, (reminder) => reminder.language)) {
      const goods = await goodsOnOffer(platform, campaign, language);
      for (const { memberCode } of inLanguage) {
        const member = members.get(memberCode);
        // Who has left in the meantime gets no message.
        if (member?.status !== "active") continue;
        const { code, name, begins } = campaign;
        const notice = { language, firstName: member.firstName, code, name: name[language], begins, goods };
        await announceFlashSale(platform, { ...(await reachOf(platform, member)), ...notice });
      }
    }
    return taken.length;
  });
}

/** What it offers, in one language, without what has left the catalogue. */
async function goodsOnOffer(platform: Platform, { skus }: Campaign, language: Language) {
  const codes = skus.map(({ skuCode }) => skuCode);
  const known = await platform.database.send(await skusForBuying(platform, codes, language));
  return skus.flatMap(({ skuCode, price }) => {
    const sku = known.get(skuCode);
    if (!sku?.sellable) return [];
    const detail = [sku.colourName, sku.sizeName].filter((part) => part !== "").join(", ");
    return [{ productName: sku.productName, detail, amount: price, image: sku.image?.split(",")[0]?.trim() }];
  });
}
