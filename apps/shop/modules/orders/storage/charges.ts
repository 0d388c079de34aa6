import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { OrdersTables } from "./orders-tables.ts";

/**
 * What was charged for each unit of an order's lines, to the rupiah: its list price less its
 * adjustments. By line number, in unit order; all units and the freight add up to the order's
 * total.
 */
export async function chargedForUnits(
  platform: Platform,
  orderCode: string,
): Promise<ReadonlyMap<number, readonly Rupiah[]>> {
  const { rows } = await sql<{ lineNumber: number; charged: number }>`
    select lines.line_number as "lineNumber", (lines.list_price - coalesce(sum(adjustments.amount), 0))::bigint as charged
    from order_lines as lines cross join lateral generate_series(1, lines.quantity) as unit
    left join order_adjustments as adjustments
      on adjustments.order_code = lines.order_code and adjustments.line_number = lines.line_number and adjustments.unit_number = unit
    where lines.order_code = ${orderCode}
    group by lines.line_number, lines.list_price, unit
    order by lines.line_number, unit`.execute(platform.database.tables<OrdersTables>());
  const byLine = Map.groupBy(rows, ({ lineNumber }) => lineNumber);
  return new Map([...byLine].map(([line, units]) => [line, units.map(({ charged }) => rupiah(charged))]));
}

/**
 * What was charged for one unit of an order line. Lines and units count from 1.
 * @returns undefined for a line or unit that the order does not have
 */
export async function chargedForUnit(
  platform: Platform,
  orderCode: string,
  lineNumber: number,
  unitNumber: number,
): Promise<Rupiah | undefined> {
  return (await chargedForUnits(platform, orderCode)).get(lineNumber)?.[unitNumber - 1];
}
