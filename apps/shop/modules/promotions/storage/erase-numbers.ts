import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OfferTables } from "./offer-tables.ts";

/**
 * Takes buyers' mobile numbers off the uses of these orders, and their uses off the numbers'
 * counts. What the offers gave stays, and counts against their limits in all. Locks the numbers'
 * counts in the order in which orders do.
 */
export async function eraseNumbers(platform: Platform, orderCodes: readonly string[]): Promise<void> {
  const tables = platform.database.tables<OfferTables>();
  await sql`
    with named as (
      select offer_code, shopper, count(*) filter (where not given_back) as uses
      from offer_uses, unnest(shoppers) as shopper
      where order_code = any(${orderCodes}::text[]) and shopper like 'mobile:%'
      group by offer_code, shopper
    ), locked as materialized (
      select known.offer_code, known.shopper, known.uses - named.uses as uses
      from offer_shopper_counts as known join named using (offer_code, shopper)
      order by known.offer_code, known.shopper for update of known
    ), freed as (
      delete from offer_shopper_counts as known using locked
      where known.offer_code = locked.offer_code and known.shopper = locked.shopper and locked.uses <= 0
    ), lowered as (
      update offer_shopper_counts as known set uses = locked.uses from locked
      where known.offer_code = locked.offer_code and known.shopper = locked.shopper and locked.uses > 0
    )
    update offer_uses set shoppers = array(
      select shopper from unnest(shoppers) as shopper where shopper not like 'mobile:%'
    )
    where order_code = any(${orderCodes}::text[])`.execute(tables);
}
