import type { BuyableSku } from "@gelora/testkit/buyer.ts";
import pg from "pg";

/**
 * Sets a sku's stock to exactly this many pieces, as a stock count would, with the movement that
 * the books require.
 */
export async function leavePieces(databaseUrl: string, sku: BuyableSku, pieces: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `with before as (select sku_code, location_code, on_hand from stock_units where sku_code = $1 and location_code = 'DELIVERY' for update),
        moved as (insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason)
          select sku_code, location_code, $2::integer - on_hand, 0, 'bench' from before)
      update stock_units set on_hand = $2, changed_at = clock_timestamp() from before
      where stock_units.sku_code = before.sku_code and stock_units.location_code = before.location_code`,
      [sku.skuCode, pieces],
    );
  } finally {
    await client.end();
  }
}
