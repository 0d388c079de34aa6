import { collateCodes } from "@gelora/service-kit/collate-codes.ts";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await collateCodes(db, {
    orders: [
      "order_code",
      "account_code",
      "org_code",
      "pickup_code",
      "channel_code",
      "cancel_reason_code",
      "paid_channel_code",
    ],
    order_lines: ["order_code", "sku_code", "product_code", "category_code", "activity_code"],
    order_history: ["order_code"],
    refunds_due: ["order_code", "channel_code"],
  });
}
