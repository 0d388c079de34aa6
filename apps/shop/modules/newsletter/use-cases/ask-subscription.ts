import { newsletterConsent } from "@gelora/contracts/newsletter-consent.ts";
import { devicesOfPages, languagesOfPages } from "@gelora/contracts/page-content.ts";
import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { readPublished } from "../../content/content.ts";
import { readCampaignData } from "../domain/campaign-data.ts";
import { type Source, stateAfter } from "../domain/subscription.ts";
import { topics } from "../news-topics.ts";
import { insertConsent } from "../storage/consents.ts";
import { lockOrInsert, updateAsked } from "../storage/subscriptions.ts";
import { limitRequests } from "./limit-requests.ts";
import { newsletterMailTopic } from "./topics.ts";

export type AskedSubscription = {
  readonly email: string;
  readonly source: Source;
  readonly utmData: unknown;
  /** The words beside the box, as shown. */
  readonly consent?: string | null | undefined;
};

/**
 * Records that someone entered an address, and mails it a confirming link [NWS-10]. A subscriber
 * stays subscribed and gets the links of their subscription instead: the answer is the same for
 * every address. Locks the address's subscription, so parallel requests leave one record.
 * @returns failure EMAIL_INVALID or TOO_MANY_REQUESTS
 */
export async function askSubscription(context: RequestContext, input: AskedSubscription): Promise<Outcome<void>> {
  const { platform, language } = context;
  const email = foldEmail(input.email);
  if (!isEmail(email)) return failure("EMAIL_INVALID");
  const limit = await limitRequests(context, email);
  if (!limit.ok) return limit;
  const { source } = input;
  const asked = { email, language, source, campaign: readCampaignData(input.utmData) };
  const wording = await quotedConsent(context.platform, input.consent);
  await platform.database.transaction(async () => {
    const known = await lockOrInsert(platform, asked, topics);
    const { subscriptionId, state } = known;
    const way = source === "QR" ? "qr-page" : "dialog";
    if (stateAfter(known, "asked")) await updateAsked(platform, asked);
    await insertConsent(platform, { subscriptionId, act: "asked", way, wording, language });
    const mail = state === "subscribed" ? { kind: "known" } : { kind: "confirm", language };
    await platform.outbox.write(newsletterMailTopic, `newsletter:${subscriptionId}`, { subscriptionId, ...mail });
  });
  return success(undefined);
}

/**
 * The words as shown, if they are ours: the last text of the dialog's content, in any language and
 * on any device, or those that stand in for it; a history never quotes other texts [NWS-23].
 */
async function quotedConsent(platform: Platform, shown: string | null | undefined): Promise<string | null> {
  if (!shown) return null;
  const own: readonly string[] = Object.values(newsletterConsent);
  if (own.includes(shown)) return shown;
  const page = await readPublished(platform, "/newsletter-dialog");
  const texts = languagesOfPages.flatMap((language) =>
    devicesOfPages.map((device) => page?.content[language][device].findLast(({ type }) => type === "text")),
  );
  return texts.some((block) => block?.type === "text" && block.text === shown) ? shown : null;
}
