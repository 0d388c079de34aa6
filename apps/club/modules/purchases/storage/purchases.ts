import type { ServiceEvent } from "@gelora/contracts/service-events.ts";
import type { Platform } from "../../../platform/platform.ts";

type PurchasesTables = { purchases: { order_code: string; mobile: string; amount: number; completed_at: Date } };

export async function insertPurchase(platform: Platform, event: ServiceEvent): Promise<void> {
  await platform.database
    .tables<PurchasesTables>()
    .insertInto("purchases")
    .values({
      order_code: event.orderCode,
      mobile: event.mobile,
      amount: event.amount,
      completed_at: new Date(event.completedAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
