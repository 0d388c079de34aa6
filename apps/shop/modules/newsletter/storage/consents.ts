import type { Language } from "@gelora/locale/language.ts";
import type { Generated } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { SubscriptionAct } from "../domain/subscription.ts";

/**
 * How somebody acted: on a page of ours, by a mailed link, or by their mail program's button; or
 * what the mail provider reported of the address.
 */
export type ConsentWay = "dialog" | "qr-page" | "mailed-link" | "one-click" | "account" | "bounce" | "complaint";

type ConsentTables = {
  newsletter_consents: {
    consent_id: Generated<number>;
    subscription_id: string;
    act: SubscriptionAct;
    way: ConsentWay;
    wording: string | null;
    language: Language;
    at: Date;
  };
};

export type Consent = {
  readonly act: SubscriptionAct;
  readonly way: ConsentWay;
  /** The words that were agreed to; null where none were shown. */
  readonly wording: string | null;
  readonly at: Date;
};

/** Adds to the history, in the transaction of what was done. */
export async function insertConsent(
  platform: Platform,
  consent: Omit<Consent, "at"> & { readonly subscriptionId: string; readonly language: Language },
): Promise<void> {
  const { subscriptionId, act, way, wording, language } = consent;
  await platform.database
    .tables<ConsentTables>()
    .insertInto("newsletter_consents")
    .values({ subscription_id: subscriptionId, act, way, wording, language, at: platform.clock.databaseNow() })
    .execute();
}

/** All that was agreed to and withdrawn for a subscription, oldest first. */
export async function selectConsents(platform: Platform, subscriptionId: string): Promise<readonly Consent[]> {
  return platform.database
    .tables<ConsentTables>()
    .selectFrom("newsletter_consents")
    .select(["act", "way", "wording", "at"])
    .where("subscription_id", "=", subscriptionId)
    .orderBy("consent_id")
    .execute();
}
