import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { StockLine, StockSource } from "../domain/stock-line.ts";
import type { StockTables } from "./stock-tables.ts";

/** Available units, by sku code, at one location. Skus without stock there are absent. */
export async function availableUnits(
  platform: Platform,
  locationCode: string,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (skuCodes.length === 0) return new Map();
  return platform.database.send(unitsFree(locationCode, skuCodes));
}

/** The same as a statement to be sent with others. */
export function unitsFree(locationCode: string, skuCodes: readonly string[]): Statement<ReadonlyMap<string, number>> {
  // Joined to the list, each code is looked up by its key; as a condition, a long list may make the
  // planner scan the whole table.
  const query = sql<{ sku_code: string; available: number }>`
    select sku_code, on_hand - held as available
    from unnest(${skuCodes}::text[]) as wanted (sku_code) join stock_units using (sku_code)
    where location_code = ${locationCode}`;
  return statement(query, (rows) => new Map(rows.map((row) => [row.sku_code, row.available])));
}

/** See `freeUnits` in `stock.ts`. */
export function freeUnitsExpression(skuCode: string, from: StockSource, warehouse: string): RawBuilder<number> {
  const here = from === "warehouse" ? sql`location_code = ${warehouse}` : sql`location_code <> ${warehouse}`;
  return sql<number>`coalesce((
    select max(on_hand - held) from stock_units where stock_units.sku_code = ${sql.ref(skuCode)} and ${here}), 0)`;
}

/** See `unitsOnHand` in `stock.ts`. */
export function onHandExpression(skuCode: string, warehouse: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select on_hand from stock_units where stock_units.sku_code = ${sql.ref(skuCode)} and location_code = ${warehouse}), 0)`;
}

/** Available units of these skus, by location. */
export async function availableByLocation(platform: Platform, skuCodes: readonly string[]): Promise<StockLine[]> {
  if (skuCodes.length === 0) return [];
  const rows = await platform.database
    .tables<StockTables>()
    .selectFrom("stock_units")
    .select(["sku_code", "location_code", sql<number>`on_hand - held`.as("available")])
    .where("sku_code", "in", skuCodes)
    .where(sql<boolean>`on_hand > held`)
    .execute();
  return rows.map((row) => ({ skuCode: row.sku_code, locationCode: row.location_code, quantity: row.available }));
}

/**
 * Many lines in one statement: a seed has tens of thousands. In the caller's transaction; what is
 * sold meanwhile waits, so that each movement follows from the units that it changes.
 */
export async function setOnHand(platform: Platform, lines: readonly StockLine[], reason: string): Promise<void> {
  const batchSize = 2000;
  const tables = platform.database.tables<StockTables>();
  for (let start = 0; start < lines.length; start += batchSize) {
    const batch = lines.slice(start, start + batchSize);
    const skuCodes = batch.map((line) => line.skuCode);
    const locationCodes = batch.map((line) => line.locationCode);
    const quantities = batch.map((line) => line.quantity);
    const given = sql`
      unnest(${skuCodes}::text[], ${locationCodes}::text[], ${quantities}::integer[])
        as given (sku_code, location_code, quantity)`;
    // First, since only rows that exist can be locked.
    await sql`
      with added as (
        insert into stock_units (sku_code, location_code, on_hand)
        select * from ${given} order by sku_code, location_code
        on conflict (sku_code, location_code) do nothing returning sku_code, location_code, on_hand
      )
      insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason)
      select sku_code, location_code, on_hand, 0, ${reason} from added where on_hand <> 0`.execute(tables);
    await sql`
      with locked as (
        select sku_code, location_code, on_hand, greatest(given.quantity, held) as counted
        from stock_units join ${given} using (sku_code, location_code)
        order by sku_code, location_code for update of stock_units
      ), changed as (
        select * from locked where counted <> on_hand
      ), moved as (
        insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason)
        select sku_code, location_code, counted - on_hand, 0, ${reason} from changed
      )
      insert into stock_units (sku_code, location_code, on_hand) select sku_code, location_code, counted from changed
      on conflict (sku_code, location_code) do update set on_hand = excluded.on_hand, changed_at = clock_timestamp()`.execute(
      tables,
    );
  }
}
