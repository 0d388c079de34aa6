/** What the shop tells the loyalty club, and asks it. */
import type { ServiceEvent } from "@gelora/contracts/service-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { askClub } from "./providers/club.ts";

/** The outbox topic of the club's events. */
export const clubEventTopic = "club-link.event";

/** Reports a completed purchase, in the transaction that completes it. The club may be down for a while: the outbox tries again. */
export async function reportPurchase(platform: Platform, purchase: Omit<ServiceEvent, "id" | "type">): Promise<void> {
  const event: ServiceEvent = { ...purchase, type: "purchase.completed", id: `purchase:${purchase.orderCode}` };
  await platform.outbox.write(clubEventTopic, `club:${purchase.orderCode}`, event);
}

/**
 * Whether the club knows a number. A club that is silent, slow or odd counts as one that does not: nobody's registration waits for it.
 * @param mobile digits after +62
 */
export async function isClubMember(platform: Platform, mobile: string): Promise<boolean> {
  try {
    return await askClub(platform, mobile);
  } catch (error) {
    platform.log.warn({ err: error }, "the club did not say whether it knows a number");
    return false;
  }
}
