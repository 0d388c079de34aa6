import { foldEmail, isEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { readPublished } from "../../content/content.ts";
import { readCampaignData } from "../domain/campaign-data.ts";
import { type Source, stateAfter } from "../domain/subscription.ts";
import { topics } from "../news-topics.ts";
import { insertConsent } from "../storage/consents.ts";
import { lockOrInsert, updateAsked } from "../storage/subscriptions.ts";
import { limitRequests } from "./limit-requests.ts";
import { newsletterMailTopic } from "./topics.ts";

/**
 * Notes that somebody entered an address, and mails it a link that confirms [NWS-10]. Whoever is
 * subscribed stays so and gets the links of their subscription instead: the answer is the same for
 * every address. Locks the address's subscription, so parallel requests leave one record.
 * @returns failure EMAIL_INVALID or TOO_MANY_REQUESTS
 */
export async function askSubscription(
  context: RequestContext,
  input: { readonly email: string; readonly source: Source; readonly utmData: unknown },
): Promise<Outcome<void>> {
  const { platform, language } = context;
  const email = foldEmail(input.email);
  if (!isEmail(email)) return failure("EMAIL_INVALID");
  const limit = await limitRequests(context, email);
  if (!limit.ok) return limit;
  const { source } = input;
  const asked = { email, language, source, campaign: readCampaignData(input.utmData) };
  const wording = await consentText(context);
  await platform.database.transaction(async () => {
    const known = await lockOrInsert(platform, asked, topics);
    const { subscriptionId, state } = known;
    const way = source === "QR" ? "qr-page" : "dialog";
    if (stateAfter(known, "asked")) await updateAsked(platform, asked);
    await insertConsent(platform, { subscriptionId, act: "asked", way, wording, language });
    const kind = state === "subscribed" ? "known" : "confirm";
    await platform.outbox.write(newsletterMailTopic, `newsletter:${subscriptionId}`, { subscriptionId, kind });
  });
  return success(undefined);
}

/** The words beside the box [NWS-23]: the last text of the dialog's content. */
async function consentText({ platform, language }: RequestContext): Promise<string | null> {
  const page = await readPublished(platform, "/newsletter-dialog");
  const block = page?.content[language].pc.findLast(({ type }) => type === "text");
  return block?.type === "text" ? block.text : null;
}
