import type { Platform } from "../../../platform/platform.ts";
import type { Worker } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { deliveryLocation, holdStock } from "../../stock/stock.ts";
import { campaignDocument } from "../domain/campaign.ts";
import { reserveOf } from "../domain/reserve.ts";
import { insertCampaign, overlappingCampaign } from "../storage/campaigns.ts";
import { followCampaigns } from "./live-campaigns.ts";

/**
 * Writes campaigns, all or none, and sets their quotas aside from the common stock. One whose code
 * exists is left as it is. Locks the stock of each sku.
 * @returns how many are new
 * @throws Error when a document is wrong, a sku is in another campaign then, or has too few pieces
 */
export async function writeCampaigns(platform: Platform, by: Worker, documents: readonly unknown[]): Promise<number> {
  const campaigns = documents.map((document) => campaignDocument.parse(document));
  let written = 0;
  await platform.database.transaction(async () => {
    written = 0;
    for (const campaign of campaigns) {
      const { code, skus } = campaign;
      if (!(await insertCampaign(platform, campaign))) continue;
      const wanted = skus.map(({ skuCode, quota }) => ({ skuCode, quantity: quota, locationCode: deliveryLocation }));
      const held = await holdStock(platform, reserveOf(code), wanted);
      if (!held.ok) throw new Error(`too few pieces for campaign ${code}: ${JSON.stringify(held.failure.details)}`);
      // After the stock is locked: of two campaigns written at once, the second sees the first.
      const other = await overlappingCampaign(platform, campaign);
      if (other) throw new Error(`campaign ${code} offers at the same time what ${other} does`);
      await recordAct(platform, by, {
        name: "flash-sale.written",
        subject: { kind: "flash-sale", code },
        details: { skus: skus.length },
      });
      written += 1;
    }
  });
  await followCampaigns(platform);
  return written;
}
