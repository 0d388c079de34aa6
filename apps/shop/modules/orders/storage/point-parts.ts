import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Charges } from "../domain/owed.ts";
import type { OrdersTables } from "./orders-tables.ts";

/**
 * What points paid of each unit of an order's lines, by line number, in unit order. With what they
 * paid of the delivery it adds up to the points of the order.
 */
export async function pointsOfUnits(platform: Platform, orderCode: string): Promise<Charges> {
  const { rows } = await sql<{ lineNumber: number; paid: number }>`
    select lines.line_number as "lineNumber", coalesce(sum(adjustments.amount), 0)::bigint as paid
    from order_lines as lines cross join lateral generate_series(1, lines.quantity) as unit
    left join order_adjustments as adjustments
      on adjustments.order_code = lines.order_code and adjustments.line_number = lines.line_number
      and adjustments.unit_number = unit and adjustments.source = 'POINTS'
    where lines.order_code = ${orderCode}
    group by lines.line_number, unit
    order by lines.line_number, unit`.execute(platform.database.tables<OrdersTables>());
  const byLine = Map.groupBy(rows, ({ lineNumber }) => lineNumber);
  return new Map<number, readonly Rupiah[]>(
    [...byLine].map(([line, units]) => [line, units.map(({ paid }) => rupiah(paid))]),
  );
}
