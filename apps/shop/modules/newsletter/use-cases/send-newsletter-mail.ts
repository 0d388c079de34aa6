import { type Language, languages } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import { days } from "@gelora/service-kit/durations.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { sendNewsletterLetter } from "../../messaging/messaging.ts";
import type { Subscription } from "../domain/subscription.ts";
import { selectSubscription, updateConfirmLink } from "../storage/subscriptions.ts";
import { linksOf } from "./links-of.ts";

const payload = z.object({
  subscriptionId: z.string(),
  kind: z.enum(["confirm", "welcome", "known", "leave"]),
  /** Of the person who asks, before the record has it. */
  language: z.enum(languages).optional(),
});

const confirmLinkLife = days(3);

/**
 * Sends a mail of the newsletter, for the outbox. Links are made here, so no token is in the
 * outbox; the confirming one is stored as a digest, and replaces one that a repeated delivery made
 * before. A mail that has lost its reason is not sent.
 */
export async function sendNewsletterMail(platform: Platform, message: OutboxMessage): Promise<void> {
  const { subscriptionId, kind, language: asked } = payload.parse(message.payload);
  const subscription = await selectSubscription(platform, { subscriptionId });
  if (!subscription || !isTimely(kind, subscription)) return;
  const language = asked ?? subscription.language;
  const links = linksOf(platform, subscriptionId, language);
  const address =
    kind === "confirm" ? await confirmAddress(platform, subscriptionId, language) : addressOf(kind, links);
  await sendNewsletterLetter(platform, message.id, {
    kind,
    to: subscription.email,
    language,
    address,
    // Someone who has not subscribed has nothing to unsubscribe from.
    ...(kind === "confirm" ? {} : { links }),
  });
}

function isTimely(kind: z.infer<typeof payload>["kind"], { state }: Subscription): boolean {
  if (kind === "confirm") return state === "pending";
  return kind === "leave" ? state !== "cancelled" : state === "subscribed";
}

async function confirmAddress(platform: Platform, subscriptionId: string, language: Language): Promise<string> {
  const token = newSecretToken();
  await updateConfirmLink(platform, subscriptionId, token, confirmLinkLife);
  return pageAddress(platform.configuration.STOREFRONT_URL, `/newsletter/confirm#token=${token}`, language);
}

function addressOf(kind: "welcome" | "known" | "leave", links: ReturnType<typeof linksOf>): string {
  return kind === "leave" ? links.unsubscribe : links.preferences;
}
