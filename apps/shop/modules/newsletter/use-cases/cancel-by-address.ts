import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { lockSubscription, selectSubscription } from "../storage/subscriptions.ts";
import { apply } from "./change-subscription.ts";
import { limitRequests } from "./limit-requests.ts";
import { ownAddress } from "./own-address.ts";
import { newsletterMailTopic } from "./topics.ts";

/**
 * Ends the subscription of a member's own verified address at once. For any other address the owner
 * decides: the link is mailed to it, and the answer reveals nothing [NWS-16].
 * @returns failure EMAIL_INVALID or TOO_MANY_REQUESTS
 */
export async function cancelByAddress(context: RequestContext, typed: string): Promise<Outcome<void>> {
  const { platform } = context;
  const email = foldEmail(typed);
  if (!isEmail(email)) return failure("EMAIL_INVALID");
  const isOwn = (await ownAddress(context)) === email;
  if (!isOwn) {
    const limit = await limitRequests(context, email);
    if (!limit.ok) return limit;
  }
  const known = await selectSubscription(platform, { email });
  if (!known || known.state === "cancelled") return success(undefined);
  const { subscriptionId } = known;
  await platform.database.transaction(async () => {
    if (!isOwn)
      return platform.outbox.write(newsletterMailTopic, `newsletter:${subscriptionId}`, {
        subscriptionId,
        kind: "leave",
      });
    const before = await lockSubscription(platform, subscriptionId);
    if (before) await apply(platform, before, { subscribed: false }, "account");
  });
  return success(undefined);
}
