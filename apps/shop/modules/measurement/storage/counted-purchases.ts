import type { Platform } from "../../../platform/platform.ts";

type Tables = { counted_purchases: { order_code: string; asked_at: Date } };

/** @returns false when it was noted before */
export async function notePurchase(platform: Platform, orderCode: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await platform.database
    .tables<Tables>()
    .insertInto("counted_purchases")
    .values({ order_code: orderCode, asked_at: platform.clock.databaseNow() })
    .onConflict((conflict) => conflict.column("order_code").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
