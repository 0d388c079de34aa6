import { anyOf } from "@gelora/service-kit/any-of.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrdersTables } from "./orders-tables.ts";

/** Sealed accounts by order code; orders without one are absent. */
export async function selectRefundAccounts(
  platform: Platform,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await platform.database
    .tables<OrdersTables>()
    .selectFrom("refund_accounts")
    .select(["order_code", "bank_account"])
    .where("order_code", "=", anyOf(orderCodes))
    .execute();
  return new Map(rows.map(({ order_code, bank_account }) => [order_code, bank_account]));
}

/** The last one counts. */
export async function upsertRefundAccount(platform: Platform, orderCode: string, sealed: string): Promise<void> {
  const named = { bank_account: sealed, named_at: platform.clock.databaseNow() };
  await platform.database
    .tables<OrdersTables>()
    .insertInto("refund_accounts")
    .values({ order_code: orderCode, ...named })
    .onConflict((other) => other.column("order_code").doUpdateSet(named))
    .execute();
}

export async function deleteRefundAccounts(platform: Platform, orderCodes: readonly string[]): Promise<void> {
  await platform.database
    .tables<OrdersTables>()
    .deleteFrom("refund_accounts")
    .where("order_code", "=", anyOf(orderCodes))
    .execute();
}
