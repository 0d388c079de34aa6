import { type AssertedPrincipal, clubEventsProgram } from "@gelora/contracts/service-caller.ts";
import type { ReceivedEvent } from "@gelora/contracts/service-events.ts";
import { takeIn } from "@gelora/service-kit/inbox.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { piecesOf, purchaseOf } from "../domain/purchase.ts";
import { insertPurchase, insertReversal, upsertClaim } from "../storage/purchases.ts";

/**
 * Books an event of the shop. The inbox row and the effect share one transaction, so a repeated
 * event changes nothing. Events may arrive in any order. Only the shop's service principal may send
 * them.
 * @returns false for a repeated event
 */
export async function takeInEvent(
  platform: Platform,
  principal: AssertedPrincipal,
  event: ReceivedEvent,
): Promise<boolean | typeof notAllowed> {
  if (principal.kind !== "program" || principal.code !== clubEventsProgram) return notAllowed;
  return platform.database.transaction(async () => {
    const isNew = await takeIn(platform.database, "shop", event.id);
    if (isNew) await book(platform, event);
    return isNew;
  });
}

async function book(platform: Platform, event: ReceivedEvent): Promise<void> {
  switch (event.type) {
    case "purchase.completed":
      return insertPurchase(platform, purchaseOf(event));
    case "purchase.reversed":
      return insertReversal(platform, {
        eventId: event.id,
        orderCode: event.orderCode,
        lines: event.lines.map(piecesOf),
        reversedAt: new Date(event.reversedAt),
      });
    case "purchase.claimed":
      return upsertClaim(platform, { ...event, claimedAt: new Date(event.claimedAt) });
  }
}
