/**
 * Addresses that asked for news, confirmed by their owners. Other modules read who is subscribed
 * and end a subscription; only its owner begins one.
 */

export type { Subscription } from "./domain/subscription.ts";
export { selectSubscribersAfter } from "./storage/subscribers.ts";
/** As it stands now. */
export { selectSubscription as findSubscription } from "./storage/subscriptions.ts";
export { linksOf } from "./use-cases/links-of.ts";
export { listSubscribers } from "./use-cases/list-subscribers.ts";
export { stopAddress } from "./use-cases/stop-address.ts";
export { forgetSubscription, showSubscription } from "./use-cases/subscription-of-address.ts";
