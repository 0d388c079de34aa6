import { foldEmail } from "@gelora/locale/email.ts";
import { flagOf } from "@gelora/person/subscription-flags.ts";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { orgCode } from "../../catalogue/organisation.ts";
import type { Subscription } from "../domain/subscription.ts";
import { selectSubscription } from "../storage/subscriptions.ts";
import { ownAddress } from "./own-address.ts";

export type Wanted = {
  readonly email?: string | null | undefined;
  /** '0' or '1'. */
  readonly subscribeStatus?: string | null | undefined;
  readonly sourceType?: string | null | undefined;
};

/**
 * The record of the address that the calling member has verified, if it is of the wanted kind.
 * Addresses of others are not found, as unknown ones are not.
 */
export async function ownRecord(context: RequestContext, wanted: Wanted) {
  const { platform } = context;
  const email = await ownAddress(context);
  const own = email === undefined ? undefined : await selectSubscription(platform, { email });
  if (!own || !fits(own, wanted)) return undefined;
  return recordOf(own, platform.configuration);
}

function fits({ email, state, source }: Subscription, wanted: Wanted): boolean {
  return (
    (!wanted.email || foldEmail(wanted.email) === email) &&
    (!wanted.subscribeStatus || wanted.subscribeStatus === flagOf(state === "subscribed")) &&
    (!wanted.sourceType || wanted.sourceType === source)
  );
}

/** In the documents' names [NWS-14]; there is one tenant with one shop. */
function recordOf(subscription: Subscription, { SITE_CODE }: ShopConfiguration) {
  const { email, state, source, campaign, subscribedAt, cancelledAt, updatedAt } = subscription;
  return {
    domainCode: SITE_CODE,
    tenantCode: orgCode,
    siteCode: SITE_CODE,
    email,
    subscribeStatus: flagOf(state === "subscribed"),
    subscribeTime: subscribedAt?.toISOString() ?? null,
    cancelSubscribeTime: cancelledAt?.toISOString() ?? null,
    updateTime: updatedAt.toISOString(),
    sourceType: source,
    utmData: campaign,
  };
}
