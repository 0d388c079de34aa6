/** What the shop tells the loyalty club. */
import type { ServiceEvent } from "@gelora/contracts/service-events.ts";
import type { Platform } from "../../platform/platform.ts";

/** The outbox topic of the club's events. */
export const clubEventTopic = "club-link.event";

/** Reports a completed purchase, in the transaction that completes it. The club may be down for a while: the outbox tries again. */
export async function reportPurchase(platform: Platform, purchase: Omit<ServiceEvent, "id" | "type">): Promise<void> {
  const event: ServiceEvent = { ...purchase, type: "purchase.completed", id: `purchase:${purchase.orderCode}` };
  await platform.outbox.write(clubEventTopic, `club:${purchase.orderCode}`, event);
}
