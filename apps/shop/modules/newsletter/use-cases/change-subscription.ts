import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Consent, ConsentWay } from "../domain/consent.ts";
import { type Subscription, stateAfter } from "../domain/subscription.ts";
import type { Topic } from "../news-topics.ts";
import { insertConsent, selectConsents } from "../storage/consents.ts";
import { lockSubscription, selectSubscription, updateChoices, updateState } from "../storage/subscriptions.ts";
import { subscriptionOfToken } from "./signed-link.ts";

export type NewsletterChange = {
  readonly subscribed: boolean;
  /** Stay as they are when absent. */
  readonly topics?: readonly Topic[] | undefined;
  readonly language?: Language | undefined;
};

/** A subscription, and all that was agreed to and withdrawn for it, oldest first. */
export type ShownSubscription = Subscription & { readonly consents: readonly Consent[] };

/** The subscription of a mailed link, which needs no signing in. @returns failure LINK_EXPIRED */
export async function showSubscription(platform: Platform, token: string): Promise<Outcome<ShownSubscription>> {
  const subscriptionId = subscriptionOfToken(platform, token);
  return subscriptionId === undefined ? failure("LINK_EXPIRED") : readShown(platform, subscriptionId);
}

async function readShown(platform: Platform, subscriptionId: string): Promise<Outcome<ShownSubscription>> {
  const subscription = await selectSubscription(platform, { subscriptionId });
  if (!subscription) return failure("LINK_EXPIRED");
  return success({ ...subscription, consents: await selectConsents(platform, subscriptionId) });
}

/**
 * Ends, resumes or changes the subscription of a mailed link. An address that never confirmed is
 * not subscribed by it. Locks the subscription.
 * @returns it afterwards; failure LINK_EXPIRED, or INVALID_INPUT without a topic
 */
export async function changeSubscription(
  platform: Platform,
  token: string,
  change: NewsletterChange,
  way: ConsentWay = "mailed-link",
): Promise<Outcome<ShownSubscription>> {
  const subscriptionId = subscriptionOfToken(platform, token);
  if (subscriptionId === undefined) return failure("LINK_EXPIRED");
  if (change.topics?.length === 0) return failure("INVALID_INPUT", { field: "topics", reason: "Choose a topic." });
  return decide(platform.database, async () => {
    const before = await lockSubscription(platform, subscriptionId);
    if (!before) return failure("LINK_EXPIRED");
    await apply(platform, before, change, way);
    return readShown(platform, subscriptionId);
  });
}

/** Call it with the subscription locked. */
export async function apply(
  platform: Platform,
  before: Subscription,
  { subscribed, topics = before.topics, language = before.language }: NewsletterChange,
  way: ConsentWay,
): Promise<void> {
  const { subscriptionId } = before;
  await updateChoices(platform, subscriptionId, { topics: [...new Set(topics)], language });
  const act = subscribed ? "resumed" : "cancelled";
  const next = stateAfter(before, act);
  if (next !== "subscribed" && next !== "cancelled") return;
  await updateState(platform, subscriptionId, next);
  await insertConsent(platform, { subscriptionId, act, way, wording: null, language });
}
