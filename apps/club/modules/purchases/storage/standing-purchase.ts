import { rupiah } from "@gelora/money/rupiah.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { StandingPurchase } from "../domain/purchase.ts";
import type { PurchasesTables } from "./purchases-tables.ts";

/**
 * What a purchase is worth now, summed from its events, so their order makes no difference.
 * @returns undefined until the purchase itself has arrived, even if reversals have
 */
export async function standingPurchase(platform: Platform, orderCode: string): Promise<StandingPurchase | undefined> {
  const tables = platform.database.tables<PurchasesTables>();
  const purchase = await tables
    .selectFrom("purchases")
    .select((row) => [
      "account_code",
      "mobile",
      sql<number>`${row.ref("amount")} - coalesce((select sum(reversal.amount) from purchase_reversals reversal
        where reversal.order_code = purchases.order_code), 0)::bigint`.as("left"),
    ])
    .where("order_code", "=", orderCode)
    .executeTakeFirst();
  if (!purchase) return undefined;
  const { rows } = await sql<{ orderItemCode: string; quantity: number; amount: number }>`
    select line.order_item_code as "orderItemCode",
      (line.quantity - coalesce(sum(reversal.quantity), 0))::integer as quantity,
      (line.amount - coalesce(sum(reversal.amount), 0))::bigint as amount
    from purchase_lines line left join purchase_reversals reversal using (order_code, order_item_code)
    where line.order_code = ${orderCode}
    group by line.order_code, line.order_item_code
    order by line.order_item_code`.execute(tables);
  return {
    orderCode,
    accountCode: purchase.account_code,
    mobile: purchase.mobile,
    amount: rupiah(purchase.left),
    lines: rows.map((row) => ({ ...row, amount: rupiah(row.amount) })),
  };
}
