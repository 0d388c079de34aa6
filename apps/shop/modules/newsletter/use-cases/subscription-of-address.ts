import { foldEmail } from "@gelora/locale/email.ts";
import type { Platform } from "../../../platform/platform.ts";
import { selectConsents } from "../storage/consents.ts";
import { deleteSubscription, selectSubscription } from "../storage/subscriptions.ts";

/**
 * What is stored of an address, with the history of its consents, for its owner; undefined if
 * nothing is.
 */
export async function showSubscription(platform: Platform, email: string): Promise<object | undefined> {
  const kept = await selectSubscription(platform, { email: foldEmail(email) });
  if (!kept) return undefined;
  const { subscriptionId, ...subscription } = kept;
  return { ...subscription, consents: await selectConsents(platform, subscriptionId) };
}

/** Deletes what is stored of an address whose owner's account is erased. */
export async function forgetSubscription(platform: Platform, email: string): Promise<void> {
  const kept = await selectSubscription(platform, { email: foldEmail(email) });
  if (kept) await deleteSubscription(platform, kept.subscriptionId);
}
