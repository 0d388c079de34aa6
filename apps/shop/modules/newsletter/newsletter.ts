/** What other modules may do with the newsletter. */

export { forgetSubscription, showSubscription } from "./use-cases/subscription-of-address.ts";
