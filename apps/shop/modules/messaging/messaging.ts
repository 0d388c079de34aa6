/** Tells shoppers about their orders, by mail and WhatsApp. What is announced is written in the transaction that makes it true, and sent after it. */
import type { Platform } from "../../platform/platform.ts";
import type { OrderAnnouncement } from "./domain/announcement.ts";
import { writeAnnouncement } from "./use-cases/announce-order.ts";

export type { OrderAnnouncement, OrderStep } from "./domain/announcement.ts";

/** Has the shopper told, in the caller's transaction, by mail (when an address is known) and WhatsApp (when a number is known). */
export async function announceOrder(platform: Platform, announcement: OrderAnnouncement): Promise<void> {
  await writeAnnouncement(platform, announcement);
}
