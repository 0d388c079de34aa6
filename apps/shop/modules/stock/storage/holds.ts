import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { HeldLine, StockLine } from "../domain/stock-line.ts";
import type { StockTables } from "./stock-tables.ts";

type HoldEnd = "sold" | "released";

/**
 * Raises `held` if that many are free, and records the reservation and its movement, in one
 * conditional statement: nothing can happen between check and write (invariants I-01, I-02). A
 * closed order that is resumed reserves again what it had released.
 * @returns false when fewer are free
 * @throws when the order already has this reserved
 */
export function lineHold(orderCode: string, line: StockLine): Statement<boolean> {
  const { skuCode, locationCode, quantity } = line;
  const query = sql<{ taken: number; noted: number }>`
    with taken as (
      update stock_units set held = held + ${quantity}, changed_at = clock_timestamp()
      where sku_code = ${skuCode} and location_code = ${locationCode} and on_hand - held >= ${quantity}
      returning sku_code, location_code
    ), hold as (
      insert into stock_holds (order_code, sku_code, location_code, quantity)
      select ${orderCode}, sku_code, location_code, ${quantity} from taken
      on conflict (order_code, sku_code, location_code) do update set state = 'held', quantity = excluded.quantity, ended = 0
        where stock_holds.state = 'released'
      returning sku_code, location_code, quantity
    ), movement as (
      insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason, order_code)
      select sku_code, location_code, 0, quantity, 'held', ${orderCode} from hold
    )
    select (select count(*) from taken)::integer as taken, (select count(*) from hold)::integer as noted`;
  return statement(query, ([row]) => {
    if (row?.taken !== row?.noted) throw new Error(`order ${orderCode} holds ${skuCode} already`);
    return row?.taken === 1;
  });
}

/** Raises a reservation by a number of units, or makes it, if they are free. */
export function moreHeld(code: string, { skuCode, locationCode, quantity }: StockLine): Statement<boolean> {
  const query = sql`
    with taken as (
      update stock_units set held = held + ${quantity}, changed_at = clock_timestamp()
      where sku_code = ${skuCode} and location_code = ${locationCode} and on_hand - held >= ${quantity}
      returning sku_code, location_code
    ), hold as (
      insert into stock_holds as known (order_code, sku_code, location_code, quantity)
      select ${code}, sku_code, location_code, ${quantity} from taken
      on conflict (order_code, sku_code, location_code) do update set state = 'held',
        quantity = excluded.quantity + case when known.state = 'held' then known.quantity else 0 end,
        ended = case when known.state = 'held' then known.ended else 0 end
      returning sku_code, location_code
    )
    insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason, order_code)
    select sku_code, location_code, 0, ${quantity}, 'held', ${code} from hold returning position`;
  return statement(query, (rows) => rows.length === 1);
}

/**
 * Ends all that an order still has reserved. What is left of a reservation decides: the second
 * caller finds nothing (invariant I-03).
 * @returns false when there was nothing left
 */
export async function endHolds(platform: Platform, orderCode: string, end: HoldEnd): Promise<boolean> {
  const wanted = sql`select sku_code, quantity - ended as units from stock_holds
    where order_code = ${orderCode} and state = 'held' for update`;
  return (await endUnits(platform, orderCode, end, wanted)) > 0;
}

/**
 * Ends some units of an order's reservations: of each line exactly the given number, or none.
 * @returns false when a line has fewer reserved; others may have ended then
 */
export async function endHeldLines(
  platform: Platform,
  orderCode: string,
  end: HoldEnd,
  lines: readonly HeldLine[],
): Promise<boolean> {
  const [skuCodes, units] = [lines.map(({ skuCode }) => skuCode), lines.map(({ quantity }) => quantity)];
  const wanted = sql`select * from unnest(${skuCodes}::text[], ${units}::integer[]) as given (sku_code, units)`;
  return (await endUnits(platform, orderCode, end, wanted)) === lines.length;
}

/**
 * Locks the units in the order of their codes, as holding does.
 * @returns how many reservations were ended, in part or wholly
 */
async function endUnits(
  platform: Platform,
  orderCode: string,
  end: HoldEnd,
  wanted: RawBuilder<unknown>,
): Promise<number> {
  const result = await sql<{ ended: number }>`
    with wanted as (${wanted}), ended as (
      update stock_holds set
        ended = stock_holds.ended + wanted.units,
        state = case when stock_holds.ended + wanted.units = stock_holds.quantity then ${end} else 'held' end
      from wanted
      where stock_holds.order_code = ${orderCode} and stock_holds.sku_code = wanted.sku_code
        and stock_holds.state = 'held' and stock_holds.quantity - stock_holds.ended >= wanted.units
      returning stock_holds.sku_code, stock_holds.location_code, wanted.units
    ), locked as materialized (
      select sku_code, location_code, ended.units from stock_units join ended using (sku_code, location_code)
      order by sku_code, location_code for update of stock_units
    ), units as (
      update stock_units set
        held = stock_units.held - locked.units,
        on_hand = stock_units.on_hand - case when ${end} = 'sold' then locked.units else 0 end,
        changed_at = clock_timestamp()
      from locked where stock_units.sku_code = locked.sku_code and stock_units.location_code = locked.location_code
      returning stock_units.sku_code
    ), movements as (
      insert into stock_movements (sku_code, location_code, on_hand_change, held_change, reason, order_code)
      select sku_code, location_code, case when ${end} = 'sold' then -units else 0 end, -units, ${end}, ${orderCode}
      from ended
      returning sku_code
    )
    select count(*)::integer as ended from ended`.execute(platform.database.tables<StockTables>());
  return result.rows[0]?.ended ?? 0;
}

/** What an order has reserved now. */
export async function heldFor(platform: Platform, orderCode: string): Promise<StockLine[]> {
  const rows = await platform.database
    .tables<StockTables>()
    .selectFrom("stock_holds")
    .select(["sku_code", "location_code", sql<number>`quantity - ended`.as("quantity")])
    .where("order_code", "=", orderCode)
    .where("state", "=", "held")
    .execute();
  return rows.map((row) => ({ skuCode: row.sku_code, locationCode: row.location_code, quantity: row.quantity }));
}
