import type { BuyableSku } from "@gelora/testkit/buyer.ts";
import pg from "pg";
import { leavePieces } from "./hot-sku.ts";

export const campaignCode = "BENCH";

/**
 * Begins a flash sale of this many pieces, as `writeCampaigns` would; a running shop sees it within
 * a second.
 */
export async function beginFlashSale(databaseUrl: string, sku: BuyableSku, pieces: number): Promise<void> {
  await leavePieces(databaseUrl, sku, pieces + 10);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query("begin");
    await client.query(
      `insert into flash_campaigns (campaign_code, name, begins_at, ends_at)
      values ($1, '{"en-US": "Rush", "id-ID": "Serbu"}', now() - interval '1 hour', now() + interval '1 hour')`,
      [campaignCode],
    );
    await client.query(
      `insert into flash_skus (campaign_code, sku_code, product_code, price, quota, most_per_shopper)
      values ($1, $2, $3, 1000, $4, 1)`,
      [campaignCode, sku.skuCode, sku.productCode, pieces],
    );
    await client.query(
      `with hold as (
        insert into stock_holds (order_code, sku_code, location_code, quantity)
        values ('FLASH:' || $1, $2, 'DELIVERY', $3::integer)
      ), moved as (
        insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason, order_code)
        values ($2, 'DELIVERY', 0, $3, 'held', 'FLASH:' || $1)
      )
      update stock_units set held = held + $3, changed_at = clock_timestamp()
      where sku_code = $2 and location_code = 'DELIVERY'`,
      [campaignCode, sku.skuCode, pieces],
    );
    await client.query("commit");
  } finally {
    await client.end();
  }
}
