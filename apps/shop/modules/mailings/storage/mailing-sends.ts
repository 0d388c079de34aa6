import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

/** `waiting` in the outbox; `skipped` when its reader was no subscriber any more. */
export type SendState = "waiting" | "sent" | "skipped" | "refused";

type SendTables = {
  mailing_sends: {
    mailing_code: string;
    subscription_id: string;
    state: SendState;
    taken_at: Date;
    decided_at: Date | null;
  };
};

const rows = (platform: Platform) => platform.database.tables<SendTables>();

/** @returns those who had not been taken before */
export async function insertSends(
  platform: Platform,
  mailingCode: string,
  subscriptionIds: readonly string[],
): Promise<readonly string[]> {
  if (subscriptionIds.length === 0) return [];
  const { rows: taken } = await sql<{ subscription_id: string }>`
    insert into mailing_sends (mailing_code, subscription_id, state, taken_at)
    select ${mailingCode}, subscription_id, 'waiting', ${platform.clock.databaseNow()}
    from unnest(${subscriptionIds}::uuid[]) as given (subscription_id)
    on conflict do nothing
    returning subscription_id`.execute(rows(platform));
  return taken.map(({ subscription_id }) => subscription_id);
}

export async function selectSendState(
  platform: Platform,
  mailingCode: string,
  subscriptionId: string,
): Promise<SendState | undefined> {
  const row = await rows(platform)
    .selectFrom("mailing_sends")
    .select("state")
    .where("mailing_code", "=", mailingCode)
    .where("subscription_id", "=", subscriptionId)
    .executeTakeFirst();
  return row?.state;
}

/** Ends a send that waits; one that has ended stays as it is. */
export async function decideSend(
  platform: Platform,
  mailingCode: string,
  subscriptionId: string,
  state: Exclude<SendState, "waiting">,
): Promise<void> {
  await rows(platform)
    .updateTable("mailing_sends")
    .set({ state, decided_at: platform.clock.databaseNow() })
    .where("mailing_code", "=", mailingCode)
    .where("subscription_id", "=", subscriptionId)
    .where("state", "=", "waiting")
    .execute();
}

/** How the last sends since a moment ended, the newest first; those skipped prove nothing. */
export async function selectLastEnds(
  platform: Platform,
  mailingCode: string,
  since: Date,
  most: number,
): Promise<readonly ("sent" | "refused")[]> {
  const found = await rows(platform)
    .selectFrom("mailing_sends")
    .select("state")
    .where("mailing_code", "=", mailingCode)
    .where("decided_at", ">", since)
    .where("state", "in", ["sent", "refused"])
    .orderBy("decided_at", "desc")
    .limit(most)
    .execute();
  return found.flatMap(({ state }) => (state === "sent" || state === "refused" ? [state] : []));
}

export type SendCounts = Readonly<Record<SendState, number>>;

export async function countWaiting(platform: Platform, mailingCode: string): Promise<number> {
  const row = await rows(platform)
    .selectFrom("mailing_sends")
    .select(({ fn }) => fn.countAll<string>().as("waiting"))
    .where("mailing_code", "=", mailingCode)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return Number(row?.waiting ?? 0);
}

/** By mailing. */
export async function countSends(
  platform: Platform,
  mailingCodes: readonly string[],
): Promise<ReadonlyMap<string, SendCounts>> {
  if (mailingCodes.length === 0) return new Map();
  const found = await rows(platform)
    .selectFrom("mailing_sends")
    .select(({ fn }) => ["mailing_code", "state", fn.countAll<string>().as("people")])
    .where("mailing_code", "in", mailingCodes)
    .groupBy(["mailing_code", "state"])
    .execute();
  const none: SendCounts = { waiting: 0, sent: 0, skipped: 0, refused: 0 };
  const counts = new Map<string, SendCounts>();
  for (const { mailing_code: code, state, people } of found)
    counts.set(code, { ...(counts.get(code) ?? none), [state]: Number(people) });
  return counts;
}
