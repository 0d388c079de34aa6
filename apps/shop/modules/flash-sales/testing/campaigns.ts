import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

/** A campaign that runs, of one sku. */
export function campaignOf(
  code: string,
  sku: {
    readonly skuCode: string;
    readonly price?: number;
    readonly quota?: number;
    readonly mostPerShopper?: number;
    readonly shippingTime?: string;
  },
  period: { readonly begins?: Date; readonly ends?: Date } = {},
): object {
  const hourMs = 3_600_000;
  return {
    code,
    name: { "en-US": `Flash ${code}`, "id-ID": `Flash ${code}` },
    begins: (period.begins ?? new Date(Date.now() - hourMs)).toISOString(),
    ends: (period.ends ?? new Date(Date.now() + hourMs)).toISOString(),
    skus: [{ productCode: sku.skuCode.split("-")[0], price: 10_000, quota: 100, mostPerShopper: 1, ...sku }],
  };
}

/**
 * Adds up the flash sales independently of the code under test: what is taken is held or ordered,
 * for the quota and for each shopper, and the stock apart is the quota less the orders. Empty when
 * all is well.
 */
export async function auditFlashSales(platform: Platform): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    with had as (
      select campaign_code, sku_code, pieces, shoppers from flash_holds
      union all select campaign_code, sku_code, pieces - given_back, shoppers from flash_orders
    ), sums as (
      select campaign_code, sku_code, sum(pieces)::integer as pieces from had group by 1, 2
    ), ordered as (
      select campaign_code, sku_code, sum(pieces - given_back)::integer as pieces from flash_orders group by 1, 2
    ), personal as (
      select campaign_code, sku_code, shopper, sum(pieces)::integer as pieces
      from had, unnest(shoppers) as shopper group by 1, 2, 3
    )
    select sku_code, 'taken' as what, taken::text, sums.pieces::text as counted
    from flash_skus left join sums using (campaign_code, sku_code) where taken <> coalesce(sums.pieces, 0)
    union all
    select sku_code, 'shopper ' || shopper, flash_shoppers.pieces::text, personal.pieces::text
    from flash_shoppers left join personal using (campaign_code, sku_code, shopper)
    where flash_shoppers.pieces <> coalesce(personal.pieces, 0)
    union all
    select flash_skus.sku_code, 'apart', quota::text, (stock_holds.quantity - ended)::text
    from flash_skus join flash_campaigns using (campaign_code)
    left join ordered using (campaign_code, sku_code)
    left join stock_holds on order_code = 'FLASH:' || campaign_code and stock_holds.sku_code = flash_skus.sku_code
    where not closed and quota - coalesce(ordered.pieces, 0) <> coalesce(stock_holds.quantity - ended, 0)`.execute(
    platform.database.tables(),
  );
  return rows;
}
