import type { Platform } from "../../../platform/platform.ts";
import { isPaidAtCounter } from "../domain/operations.ts";
import { selectOpenPickUps } from "../storage/pick-ups.ts";

export type OpenPickUp = {
  readonly orderCode: string;
  readonly storeCode: string | null;
  readonly storeName: string | null;
  readonly placedAt: Date;
  /** Null while it is being prepared. */
  readonly readyAt: Date | null;
  /** Whole rupiah that the counter takes when the goods are handed over. */
  readonly cashToTake: number;
};

/** What stores still have to hand over, oldest first; without the codes that only shoppers know. */
export async function openPickUps(platform: Platform): Promise<OpenPickUp[]> {
  const orders = await selectOpenPickUps(platform);
  return orders.map((order) => ({
    orderCode: order.orderCode,
    storeCode: order.store?.storeCode ?? null,
    storeName: order.store?.storeName ?? null,
    placedAt: order.placedAt,
    readyAt: order.readyAt,
    cashToTake: isPaidAtCounter(order) ? order.total : 0,
  }));
}
