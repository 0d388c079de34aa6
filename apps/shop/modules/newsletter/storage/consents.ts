import type { Language } from "@gelora/locale/language.ts";
import type { Generated } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Consent, ConsentWay } from "../domain/consent.ts";
import type { SubscriptionAct } from "../domain/subscription.ts";

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
