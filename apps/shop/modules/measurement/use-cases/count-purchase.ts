import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ownerOf, type Session } from "../../../platform/session.ts";
import { orderByCode } from "../../orders/orders.ts";
import { type PurchaseToCount, purchaseToCount } from "../domain/purchase-to-count.ts";
import { notePurchase } from "../storage/counted-purchases.ts";
import { purchaseTopic } from "./topics.ts";

/**
 * Has a purchase counted once, by a row that is written once; the rest is the outbox's. Only
 * anyone who placed the order can let it be counted, so nobody agrees for another.
 * @returns failure ORDER_NOT_FOUND for an order of nobody or of someone else, INVALID_INPUT for a
 * visit that no page of ours sends
 */
export async function countPurchase(
  platform: Platform,
  session: Session,
  purchase: Readonly<Record<keyof Omit<PurchaseToCount, "askedAt">, unknown>>,
): Promise<Outcome<void>> {
  const asked = purchaseToCount.safeParse({ ...purchase, askedAt: platform.clock.now().toISOString() });
  if (!asked.success) return failure("INVALID_INPUT", { field: "visit", reason: "This is no visit." });
  const { orderCode } = asked.data;
  if (!(await orderByCode(platform, orderCode, ownerOf(session)))) return failure("ORDER_NOT_FOUND");
  await platform.database.transaction(async () => {
    if (await notePurchase(platform, orderCode))
      await platform.outbox.write(purchaseTopic, `purchase:${orderCode}`, JSON.parse(JSON.stringify(asked.data)));
  });
  return success(undefined);
}
