import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { StockDiscrepancy } from "../domain/stock-discrepancy.ts";

/**
 * Adds up the stock independently of the code under test: movements against units, reservations
 * against held. Empty when all is well (invariant I-01).
 */
export async function auditStock(platform: Platform): Promise<readonly StockDiscrepancy[]> {
  const result = await sql<StockDiscrepancy>`
    select units.sku_code as "skuCode", units.location_code as "locationCode",
      case when coalesce(moved.on_hand, 0) <> units.on_hand then 'movements give ' || coalesce(moved.on_hand, 0) || ' on hand, there are ' || units.on_hand
           when coalesce(moved.held, 0) <> units.held then 'movements give ' || coalesce(moved.held, 0) || ' held, there are ' || units.held
           else 'holds give ' || coalesce(holds.held, 0) || ' held, there are ' || units.held end as what
    from stock_units units
    left join (select sku_code, location_code, sum(on_hand_change)::integer as on_hand, sum(held_change)::integer as held
      from stock_movements group by 1, 2) moved using (sku_code, location_code)
    left join (select sku_code, location_code, sum(quantity - ended)::integer as held
      from stock_holds where state = 'held' group by 1, 2) holds using (sku_code, location_code)
    where coalesce(moved.on_hand, 0) <> units.on_hand or coalesce(moved.held, 0) <> units.held or coalesce(holds.held, 0) <> units.held`.execute(
    platform.database.tables(),
  );
  return result.rows;
}
