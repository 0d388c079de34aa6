import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import type { ReceivedEvent } from "@gelora/contracts/service-events.ts";
import type { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockAccount } from "../../membership/membership.ts";
import { selectPurchase, takeInEvent } from "../../purchases/purchases.ts";
import { forgetErasedBuyer } from "./forget-erased-buyer.ts";
import { settleOrder } from "./settle-order.ts";

/**
 * Stores an event of the shop and books its points, in one transaction: a repeated event does
 * neither.
 * @returns false for a repeated event
 */
export function takeInShopEvent(
  platform: Platform,
  principal: AssertedPrincipal,
  event: ReceivedEvent,
): Promise<boolean | typeof notAllowed> {
  return platform.database.transaction(async () => {
    const taken = await takeInEvent(platform, principal, event);
    if (taken === true) {
      await lockBuyer(platform, event);
      await settleOrder(platform, event.orderCode);
    }
    return taken;
  });
}

/**
 * The buyer's account before the order's earning, as a link locks them, which claims the order at
 * the same time. Repeated where the member is looked for. An account may have been erased before
 * the shop could report all of its purchases: those keep no number either.
 */
async function lockBuyer(platform: Platform, event: ReceivedEvent): Promise<void> {
  const accountCode = await accountOf(platform, event);
  if (!accountCode) return;
  await lockAccount(platform, accountCode);
  await forgetErasedBuyer(platform, accountCode);
}

async function accountOf(platform: Platform, event: ReceivedEvent): Promise<string | null | undefined> {
  if ("accountCode" in event && event.accountCode !== null) return event.accountCode;
  const purchase = await selectPurchase(platform, event.orderCode);
  return purchase?.accountCode ?? purchase?.claimedBy;
}
