import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { StockLine } from "../stock.ts";
import type { StockTables } from "./stock-tables.ts";

/**
 * Raises `held` where that many are free, and notes the hold and its movement, in one conditional statement: there is no moment between looking and taking (invariants I-01,
 * I-02). An order that was closed and is taken up again holds anew what it had let go.
 * @returns false when fewer are free
 * @throws when the order holds this already
 */
export async function holdLine(platform: Platform, orderCode: string, line: StockLine): Promise<boolean> {
  const { skuCode, locationCode, quantity } = line;
  const { rows } = await sql<{ taken: number; noted: number }>`
    with taken as (
      update stock_units set held = held + ${quantity}, changed_at = clock_timestamp()
      where sku_code = ${skuCode} and location_code = ${locationCode} and on_hand - held >= ${quantity}
      returning sku_code, location_code
    ), hold as (
      insert into stock_holds (order_code, sku_code, location_code, quantity)
      select ${orderCode}, sku_code, location_code, ${quantity} from taken
      on conflict (order_code, sku_code, location_code) do update set state = 'held', quantity = excluded.quantity
        where stock_holds.state = 'released'
      returning sku_code, location_code, quantity
    ), movement as (
      insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason, order_code)
      select sku_code, location_code, 0, quantity, 'held', ${orderCode} from hold
    )
    select (select count(*) from taken)::integer as taken, (select count(*) from hold)::integer as noted`.execute(
    platform.database.tables<StockTables>(),
  );
  const { taken, noted } = rows[0] ?? { taken: 0, noted: 0 };
  if (taken !== noted) throw new Error(`order ${orderCode} holds ${skuCode} already`);
  return taken === 1;
}

/**
 * Ends what an order holds. The state of the hold decides: only a row that is still held is ended, so whoever comes second finds nothing (invariant I-03).
 */
export async function endHolds(platform: Platform, orderCode: string, end: "sold" | "released"): Promise<boolean> {
  const result = await sql<{ ended: number }>`
    with ended as (
      update stock_holds set state = ${end} where order_code = ${orderCode} and state = 'held'
      returning sku_code, location_code, quantity
    ), units as (
      update stock_units set
        held = stock_units.held - ended.quantity,
        on_hand = stock_units.on_hand - case when ${end} = 'sold' then ended.quantity else 0 end,
        changed_at = clock_timestamp()
      from ended where stock_units.sku_code = ended.sku_code and stock_units.location_code = ended.location_code
      returning stock_units.sku_code
    ), movements as (
      insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason, order_code)
      select sku_code, location_code, case when ${end} = 'sold' then -quantity else 0 end, -quantity, ${end}, ${orderCode} from ended
      returning sku_code
    )
    select count(*)::integer as ended from ended`.execute(platform.database.tables<StockTables>());
  return (result.rows[0]?.ended ?? 0) > 0;
}

export async function selectHolds(platform: Platform, orderCode: string): Promise<StockLine[]> {
  const rows = await platform.database
    .tables<StockTables>()
    .selectFrom("stock_holds")
    .select(["sku_code", "location_code", "quantity"])
    .where("order_code", "=", orderCode)
    .where("state", "=", "held")
    .execute();
  return rows.map((row) => ({ skuCode: row.sku_code, locationCode: row.location_code, quantity: row.quantity }));
}
