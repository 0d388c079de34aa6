import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PricedLine, TakenOff } from "../domain/receipt.ts";
import type { OrdersTables } from "./orders-tables.ts";

/** An order's lines at their list prices. */
export async function selectPricedLines(platform: Platform, orderCode: string): Promise<readonly PricedLine[]> {
  return platform.database
    .tables<OrdersTables>()
    .selectFrom("order_lines")
    .select(["line_number as lineNumber", "quantity", "list_price as listPrice"])
    .where("order_code", "=", orderCode)
    .orderBy("line_number")
    .execute();
}

/** Everything that was taken off the units and the freight of an order. */
export async function selectTakenOff(platform: Platform, orderCode: string): Promise<readonly TakenOff[]> {
  return platform.database
    .tables<OrdersTables>()
    .selectFrom("order_adjustments")
    .select(["line_number as lineNumber", "unit_number as unitNumber", "source", "amount"])
    .where("order_code", "=", orderCode)
    .execute();
}

/** The lines that promotions gave away. */
export async function selectGiftLines(platform: Platform, orderCode: string): Promise<ReadonlySet<number>> {
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("order_adjustments")
    .select("line_number")
    .where("order_code", "=", orderCode)
    .where("source", "=", "PROMOTION")
    .where(sql<boolean>`explanation ->> 'word' = 'gift'`)
    .groupBy("line_number")
    .execute();
  return new Set(rows.map((row) => row.line_number));
}
