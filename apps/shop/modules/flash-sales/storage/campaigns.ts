import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Campaign, CampaignDocument } from "../domain/campaign.ts";
import type { FlashTables } from "./flash-tables.ts";

type CampaignRow = {
  readonly campaign_code: string;
  readonly name: Campaign["name"];
  readonly begins_at: Date;
  readonly ends_at: Date;
  readonly skus: Campaign["skus"];
};

/**
 * Campaigns that run or will, and the last that have ended, with what is left, by their beginning.
 */
export async function selectCampaigns(platform: Platform, pastOnes: number): Promise<readonly Campaign[]> {
  const { rows } = await sql<CampaignRow>`
    with past as (
      select campaign_code from flash_campaigns where ends_at <= ${platform.clock.databaseNow()}
      order by ends_at desc limit ${pastOnes}
    )
    select campaign_code, name, begins_at, ends_at, (
      select json_agg(json_build_object('skuCode', sku_code, 'productCode', product_code, 'price', price,
        'quota', quota, 'left', quota - taken, 'mostPerShopper', most_per_shopper, 'shippingTime', shipping_time)
        order by sku_code)
      from flash_skus where flash_skus.campaign_code = flash_campaigns.campaign_code) as skus
    from flash_campaigns
    where ends_at > ${platform.clock.databaseNow()} or not closed or campaign_code in (select campaign_code from past)
    order by begins_at, campaign_code`.execute(platform.database.tables<FlashTables>());
  return rows.map(({ campaign_code: code, name, begins_at: begins, ends_at: ends, skus }) => ({
    code,
    name,
    begins,
    ends,
    skus,
  }));
}

/** @returns false when a campaign of this code exists: it is left as it is */
export async function insertCampaign(platform: Platform, campaign: CampaignDocument): Promise<boolean> {
  const tables = platform.database.tables<FlashTables>();
  const { numInsertedOrUpdatedRows } = await tables
    .insertInto("flash_campaigns")
    .values({
      campaign_code: campaign.code,
      name: JSON.stringify(campaign.name),
      begins_at: new Date(campaign.begins),
      ends_at: new Date(campaign.ends),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const skus = campaign.skus.map((sku) => ({
    campaign_code: campaign.code,
    sku_code: sku.skuCode,
    product_code: sku.productCode,
    price: sku.price,
    quota: sku.quota,
    most_per_shopper: sku.mostPerShopper,
    shipping_time: sku.shippingTime,
  }));
  await tables.insertInto("flash_skus").values(skus).execute();
  return true;
}

/** The code of a campaign that offers one of these skus at the same time, if there is one. */
export async function overlappingCampaign(
  platform: Platform,
  { code, begins, ends, skus }: CampaignDocument,
): Promise<string | undefined> {
  const { rows } = await sql<{ campaign_code: string }>`
    select campaign_code from flash_campaigns join flash_skus using (campaign_code)
    where campaign_code <> ${code} and begins_at < ${ends}::timestamptz and ends_at > ${begins}::timestamptz
      and sku_code = any(${skus.map(({ skuCode }) => skuCode)}::text[]) limit 1`.execute(
    platform.database.tables<FlashTables>(),
  );
  return rows[0]?.campaign_code;
}

/** Closes campaigns that have ended and of which nobody holds a piece, each once. */
export async function closeEnded(platform: Platform): Promise<readonly string[]> {
  const { rows } = await sql<{ campaign_code: string }>`
    update flash_campaigns set closed = true
    where not closed and ends_at <= ${platform.clock.databaseNow()}
      and not exists (select from flash_holds where flash_holds.campaign_code = flash_campaigns.campaign_code)
    returning campaign_code`.execute(platform.database.tables<FlashTables>());
  return rows.map(({ campaign_code }) => campaign_code);
}

/** Whether there is or was a campaign of this code. */
export async function hasCampaign(platform: Platform, code: string): Promise<boolean> {
  const found = await platform.database
    .tables<FlashTables>()
    .selectFrom("flash_campaigns")
    .select("campaign_code")
    .where("campaign_code", "=", code)
    .executeTakeFirst();
  return found !== undefined;
}
