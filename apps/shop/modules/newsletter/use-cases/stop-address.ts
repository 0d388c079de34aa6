import { foldEmail } from "@gelora/locale/email.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockSubscription, selectSubscription } from "../storage/subscriptions.ts";
import { apply } from "./change-subscription.ts";

/**
 * Ends the subscription of an address that the mail provider reported: its mailbox does not exist,
 * or its owner called our mail unwanted. Asking again, with a new confirmation, begins a new one.
 * Locks the subscription, in the caller's transaction.
 * @returns whether there is such a subscription
 */
export async function stopAddress(platform: Platform, email: string, way: "bounce" | "complaint"): Promise<boolean> {
  const known = await selectSubscription(platform, { email: foldEmail(email) });
  const before = known && (await lockSubscription(platform, known.subscriptionId));
  if (before) await apply(platform, before, { subscribed: false }, way);
  return before !== undefined;
}
