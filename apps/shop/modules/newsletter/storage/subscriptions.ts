import type { Language } from "@gelora/locale/language.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { type Selectable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import type { CampaignData, Source, Subscription, SubscriptionState } from "../domain/subscription.ts";
import type { Topic } from "../news-topics.ts";

type SubscriptionTables = {
  newsletter_subscriptions: {
    subscription_id: string;
    email: string;
    state: SubscriptionState;
    language: Language;
    source: Source;
    campaign: CampaignData;
    topics: readonly Topic[];
    subscribed_at: Date | null;
    cancelled_at: Date | null;
    updated_at: Date;
    confirm_digest: string | null;
    confirm_ends_at: Date | null;
    asked: Omit<Asked, "email"> | null;
  };
};

const rows = (platform: Platform) => platform.database.tables<SubscriptionTables>();

/** What is stored of an address that is entered. */
export type Asked = Pick<Subscription, "email" | "language" | "source" | "campaign">;

/**
 * Locks the subscription of an address until the transaction ends; a new one is pending. In one
 * statement, so that no deletion comes between looking and locking.
 */
export async function lockOrInsert(platform: Platform, asked: Asked, topics: readonly Topic[]): Promise<Subscription> {
  const { rows: locked } = await sql<Selectable<SubscriptionTables["newsletter_subscriptions"]>>`
    insert into newsletter_subscriptions
      (subscription_id, email, state, language, source, campaign, topics, updated_at)
    values (${uuidv7()}, ${asked.email}, 'pending', ${asked.language}, ${asked.source},
      ${JSON.stringify(asked.campaign)}, ${JSON.stringify(topics)}, ${platform.clock.databaseNow()})
    on conflict (email) do update set email = excluded.email
    returning *`.execute(rows(platform));
  const [row] = locked;
  if (!row) throw new Error("an inserted subscription was not returned");
  return subscriptionOf(row);
}

/** Locks a subscription until the transaction ends. */
export async function lockSubscription(platform: Platform, subscriptionId: string): Promise<Subscription | undefined> {
  const row = await rows(platform)
    .selectFrom("newsletter_subscriptions")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .forUpdate()
    .executeTakeFirst();
  return row && subscriptionOf(row);
}

export async function selectSubscription(
  platform: Platform,
  by: { readonly subscriptionId: string } | { readonly email: string },
): Promise<Subscription | undefined> {
  const row = await rows(platform)
    .selectFrom("newsletter_subscriptions")
    .selectAll()
    .where(
      "subscriptionId" in by ? "subscription_id" : "email",
      "=",
      "subscriptionId" in by ? by.subscriptionId : by.email,
    )
    .executeTakeFirst();
  return row && subscriptionOf(row);
}

/**
 * Makes a subscription pending. What is asked last waits beside the record: anyone may ask, and
 * only the owner's confirmation puts it in.
 */
export async function updateAsked(platform: Platform, { email, ...asked }: Asked): Promise<void> {
  await sql`
    update newsletter_subscriptions set state = 'pending', asked = ${JSON.stringify(asked)},
      updated_at = ${platform.clock.databaseNow()}
    where email = ${email}`.execute(rows(platform));
}

/** The link that the last mail carries; former ones end. Only a pending subscription has one. */
export async function updateConfirmLink(
  platform: Platform,
  subscriptionId: string,
  token: string,
  life: Milliseconds,
): Promise<void> {
  await sql`
    update newsletter_subscriptions
    set confirm_digest = ${digestOfToken(token)}, confirm_ends_at = ${platform.clock.databaseIn(life)}
    where subscription_id = ${subscriptionId} and state = 'pending'`.execute(rows(platform));
}

/** Spends a confirming link: of parallel calls one gets the subscription. */
export async function confirmByToken(platform: Platform, token: string): Promise<Subscription | undefined> {
  const now = platform.clock.databaseNow();
  const row = await rows(platform)
    .updateTable("newsletter_subscriptions")
    .set({ state: "subscribed", subscribed_at: now, updated_at: now, confirm_digest: null, confirm_ends_at: null })
    .set({
      language: sql`coalesce(asked->>'language', language)`,
      source: sql`coalesce(asked->>'source', source)`,
      campaign: sql`coalesce(asked->'campaign', campaign)`,
      asked: null,
    })
    .where("confirm_digest", "=", digestOfToken(token))
    .where("state", "=", "pending")
    .where("confirm_ends_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  return row && subscriptionOf(row);
}

/** Call it with the subscription locked. */
export async function updateState(platform: Platform, id: string, state: "subscribed" | "cancelled"): Promise<void> {
  const now = platform.clock.databaseNow();
  await rows(platform)
    .updateTable("newsletter_subscriptions")
    .set({
      state,
      updated_at: now,
      confirm_digest: null,
      confirm_ends_at: null,
      asked: null,
      ...(state === "subscribed" ? { subscribed_at: now } : { cancelled_at: now }),
    })
    .where("subscription_id", "=", id)
    .execute();
}

export async function updateChoices(
  platform: Platform,
  id: string,
  { topics, language }: Pick<Subscription, "topics" | "language">,
): Promise<void> {
  await sql`
    update newsletter_subscriptions set topics = ${JSON.stringify(topics)}, language = ${language},
      updated_at = ${platform.clock.databaseNow()}
    where subscription_id = ${id}`.execute(rows(platform));
}

/** What was agreed to goes along. */
export async function deleteSubscription(platform: Platform, subscriptionId: string): Promise<void> {
  await sql`delete from newsletter_consents where subscription_id = ${subscriptionId}`.execute(rows(platform));
  await sql`delete from newsletter_subscriptions where subscription_id = ${subscriptionId}`.execute(rows(platform));
}

/**
 * Deletes addresses that someone entered before a moment and that nobody has ever confirmed, with
 * what was noted of them. One that is asked for at this moment is locked, and stays.
 * @returns how many
 */
export async function deleteUnconfirmed(platform: Platform, before: Date, most: number): Promise<number> {
  const { rows: deleted } = await sql`
    with due as (
      select subscription_id from newsletter_subscriptions
      where state = 'pending' and subscribed_at is null and updated_at < ${before}
      limit ${most} for update skip locked
    ), consents as (
      delete from newsletter_consents where subscription_id in (select subscription_id from due)
    )
    delete from newsletter_subscriptions where subscription_id in (select subscription_id from due)
    returning subscription_id`.execute(rows(platform));
  return deleted.length;
}

function subscriptionOf(row: Selectable<SubscriptionTables["newsletter_subscriptions"]>): Subscription {
  return {
    subscriptionId: row.subscription_id,
    email: row.email,
    state: row.state,
    language: row.language,
    source: row.source,
    campaign: row.campaign,
    topics: row.topics,
    subscribedAt: row.subscribed_at,
    cancelledAt: row.cancelled_at,
    updatedAt: row.updated_at,
  };
}
