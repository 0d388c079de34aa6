import type { Subscription } from "../../newsletter/newsletter.ts";
import type { Mailing } from "./mailing.ts";

/**
 * Whether a mailing may go to a subscription at this moment: confirmed, of the topic, and not
 * withdrawn in the account since. Anyone who confirmed again later wants it.
 * @param withdrawnAt when the member of the address withdrew their consent to news
 */
export function mayReceive(
  { topic }: Pick<Mailing, "topic">,
  subscription: Pick<Subscription, "state" | "topics" | "subscribedAt"> | undefined,
  withdrawnAt: Date | null,
): boolean {
  if (subscription?.state !== "subscribed" || !subscription.topics.includes(topic)) return false;
  return withdrawnAt === null || (subscription.subscribedAt !== null && subscription.subscribedAt > withdrawnAt);
}
