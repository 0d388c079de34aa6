import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Source, SubscriptionState } from "../domain/subscription.ts";
import type { Topic } from "../news-topics.ts";

const rows = (platform: Platform) => platform.database.tables<unknown>();

/**
 * Confirmed subscriptions of a topic, in the order of their ids.
 * @param after the last that is known
 */
export async function selectSubscribersAfter(
  platform: Platform,
  wanted: { readonly topic: Topic; readonly after: string | null; readonly most: number },
): Promise<readonly string[]> {
  const after = wanted.after ? sql`and subscription_id > ${wanted.after}::uuid` : sql``;
  const found = await sql<{ subscription_id: string }>`
    select subscription_id from newsletter_subscriptions
    where state = 'subscribed' and topics @> ${JSON.stringify([wanted.topic])}::jsonb ${after}
    order by subscription_id limit ${wanted.most}`.execute(rows(platform));
  return found.rows.map(({ subscription_id }) => subscription_id);
}

export type SubscriberCounts = Readonly<Record<SubscriptionState, number>>;

export async function countSubscriptions(platform: Platform): Promise<SubscriberCounts> {
  const found = await sql<{ state: SubscriptionState; people: number }>`
    select state, count(*)::integer as people from newsletter_subscriptions group by state`.execute(rows(platform));
  const counts = Object.fromEntries(found.rows.map(({ state, people }) => [state, people]));
  return { pending: 0, subscribed: 0, cancelled: 0, ...counts };
}

export type Subscriber = {
  /** In full. */
  readonly email: string;
  readonly state: SubscriptionState;
  readonly language: string;
  readonly source: Source;
  readonly topics: readonly Topic[];
  readonly updatedAt: Date;
};

/**
 * Those whose address begins with a text, changed last first.
 * @param start in lower case; all for an empty one
 */
export async function findSubscribers(
  platform: Platform,
  start: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly Subscriber[]> {
  const pattern = `${start.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = await sql<Omit<Subscriber, "updatedAt"> & { updated_at: Date }>`
    select email, state, language, source, topics, updated_at from newsletter_subscriptions
    where email like ${pattern}
    order by updated_at desc, subscription_id limit ${page.limit} offset ${page.offset}`.execute(rows(platform));
  return found.rows.map(({ updated_at: updatedAt, ...subscriber }) => ({ ...subscriber, updatedAt }));
}
