import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { insertConsent } from "../storage/consents.ts";
import { confirmByToken } from "../storage/subscriptions.ts";
import { linkToken } from "./signed-link.ts";
import { newsletterMailTopic } from "./topics.ts";

/**
 * Subscribes the address that a mailed link was sent to: the second half of a double opt-in. The
 * link is spent by the same write, so of parallel calls one succeeds and one welcome is mailed.
 * @returns the address and the token of its links; failure LINK_EXPIRED
 */
export async function confirmSubscription(
  platform: Platform,
  token: string,
): Promise<Outcome<{ readonly email: string; readonly token: string }>> {
  return decide(platform.database, async () => {
    const subscription = await confirmByToken(platform, token);
    if (!subscription) return failure("LINK_EXPIRED");
    const { subscriptionId, email, language } = subscription;
    await insertConsent(platform, { subscriptionId, act: "confirmed", way: "mailed-link", wording: null, language });
    const mail = { subscriptionId, kind: "welcome" };
    await platform.outbox.write(newsletterMailTopic, `newsletter:${subscriptionId}`, mail);
    return success({ email, token: linkToken(platform, subscriptionId) });
  });
}
