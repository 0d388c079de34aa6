import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { FlashTables } from "./flash-tables.ts";

/**
 * Takes buyers' mobile numbers off the pieces of these orders, and their pieces off the numbers'
 * counts. The quota and the counts by account and device stay. Locks the numbers' counts in order.
 */
export async function eraseFlashNumbers(platform: Platform, orderCodes: readonly string[]): Promise<void> {
  await sql`
    with named as (
      select campaign_code, sku_code, shopper, sum(pieces - given_back)::integer as pieces
      from flash_orders, unnest(shoppers) as shopper
      where order_code = any(${orderCodes}::text[]) and shopper like 'mobile:%'
      group by campaign_code, sku_code, shopper
    ), locked as materialized (
      select known.campaign_code, known.sku_code, known.shopper, known.pieces - named.pieces as pieces
      from flash_shoppers as known join named using (campaign_code, sku_code, shopper)
      order by known.campaign_code, known.sku_code, known.shopper for update of known
    ), freed as (
      delete from flash_shoppers as known using locked
      where known.campaign_code = locked.campaign_code and known.sku_code = locked.sku_code
        and known.shopper = locked.shopper and locked.pieces <= 0
    ), lowered as (
      update flash_shoppers as known set pieces = locked.pieces from locked
      where known.campaign_code = locked.campaign_code and known.sku_code = locked.sku_code
        and known.shopper = locked.shopper and locked.pieces > 0
    )
    update flash_orders set shoppers = array(
      select shopper from unnest(shoppers) as shopper where shopper not like 'mobile:%'
    )
    where order_code = any(${orderCodes}::text[])`.execute(platform.database.tables<FlashTables>());
}
