import { anyOf } from "@gelora/service-kit/any-of.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Portion } from "../domain/portions.ts";
import type { OrdersTables } from "./orders-tables.ts";

/** The portions of several orders, in line order. */
export async function selectPortions(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly Portion[]>> {
  if (orderCodes.length === 0) return new Map();
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("order_portions")
    .selectAll()
    .where("order_code", "=", anyOf(orderCodes))
    .orderBy("order_code")
    .orderBy("line_number")
    .orderBy("portion_number")
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      orderCode: row.order_code,
      portionNumber: row.portion_number,
      lineNumber: row.line_number,
      quantity: row.quantity,
      state: row.state,
      parcelNumber: row.parcel_number,
      reasonCode: row.reason_code,
    })),
    (portion) => portion.orderCode,
  );
}

/** Writes portions as they are now, new ones included. The caller locks the order's row. */
export async function writePortions(
  platform: Platform,
  orderCode: string,
  portions: readonly Portion[],
): Promise<void> {
  await platform.database
    .tables<OrdersTables>()
    .insertInto("order_portions")
    .values(
      portions.map((portion) => ({
        order_code: orderCode,
        portion_number: portion.portionNumber,
        line_number: portion.lineNumber,
        quantity: portion.quantity,
        state: portion.state,
        parcel_number: portion.parcelNumber,
        reason_code: portion.reasonCode,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["order_code", "portion_number"]).doUpdateSet({
        quantity: sql`excluded.quantity`,
        state: sql`excluded.state`,
        parcel_number: sql`excluded.parcel_number`,
        reason_code: sql`excluded.reason_code`,
      }),
    )
    .execute();
}
