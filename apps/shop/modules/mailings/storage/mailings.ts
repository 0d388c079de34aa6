import type { Language } from "@gelora/locale/language.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { Topic } from "../../newsletter/news-topics.ts";
import type { Mailing, MailingContent, MailingState } from "../domain/mailing.ts";

type MailingTables = {
  mailings: {
    mailing_code: string;
    state: MailingState;
    topic: Topic;
    content: Readonly<Record<Language, MailingContent>>;
    per_minute: number;
    starts_at: Date | null;
    reached: string | null;
    next_portion_at: Date | null;
    changed_at: Date;
  };
};

const rows = (platform: Platform) => platform.database.tables<MailingTables>();

export async function selectMailing(platform: Platform, mailingCode: string): Promise<Mailing | undefined> {
  const row = await rows(platform)
    .selectFrom("mailings")
    .selectAll()
    .where("mailing_code", "=", mailingCode)
    .executeTakeFirst();
  return row && mailingOf(row);
}

/** Locks a mailing until the transaction ends. */
export async function lockMailing(platform: Platform, mailingCode: string): Promise<Mailing | undefined> {
  const row = await rows(platform)
    .selectFrom("mailings")
    .selectAll()
    .where("mailing_code", "=", mailingCode)
    .forUpdate()
    .executeTakeFirst();
  return row && mailingOf(row);
}

/** Those changed last come first. */
export async function selectMailings(platform: Platform, most: number): Promise<readonly Mailing[]> {
  const found = await rows(platform)
    .selectFrom("mailings")
    .selectAll()
    .orderBy("changed_at", "desc")
    .orderBy("mailing_code")
    .limit(most)
    .execute();
  return found.map(mailingOf);
}

/** Writes a draft, over the draft of the same code; call it with that one locked. */
export async function upsertDraft(
  platform: Platform,
  mailing: Pick<Mailing, "mailingCode" | "topic" | "content" | "perMinute">,
): Promise<void> {
  const now = platform.clock.databaseNow();
  const content = JSON.stringify(mailing.content);
  await sql`
    insert into mailings (mailing_code, state, topic, content, per_minute, changed_at)
    values (${mailing.mailingCode}, 'draft', ${mailing.topic}, ${content}, ${mailing.perMinute}, ${now})
    on conflict (mailing_code) do update set topic = ${mailing.topic}, content = ${content},
      per_minute = ${mailing.perMinute}, changed_at = ${now}
    where mailings.state = 'draft'`.execute(rows(platform));
}

/**
 * Call it with the mailing locked.
 * @param startsAt sets when the first portion is due, where given
 */
export async function updateMailingState(
  platform: Platform,
  mailingCode: string,
  state: MailingState,
  startsAt?: Date,
): Promise<void> {
  await rows(platform)
    .updateTable("mailings")
    .set({
      state,
      changed_at: platform.clock.databaseNow(),
      ...(startsAt ? { starts_at: startsAt, next_portion_at: startsAt } : {}),
    })
    .where("mailing_code", "=", mailingCode)
    .execute();
}

/** The mailings whose next portion is due. */
export async function selectDueMailings(platform: Platform): Promise<readonly string[]> {
  const found = await dueMailings(platform, platform.clock.databaseNow()).select("mailing_code").execute();
  return found.map(({ mailing_code }) => mailing_code);
}

export type DueMailing = Mailing & {
  /** The last subscription that was taken; null before the first. */
  readonly reached: string | null;
};

/** Locks a mailing whose portion is due; undefined when another program has it or has taken it. */
export async function lockDueMailing(platform: Platform, mailingCode: string): Promise<DueMailing | undefined> {
  const row = await dueMailings(platform, platform.clock.databaseNow())
    .selectAll()
    .where("mailing_code", "=", mailingCode)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { ...mailingOf(row), reached: row.reached };
}

function dueMailings(platform: Platform, now: RawBuilder<Date>) {
  return rows(platform)
    .selectFrom("mailings")
    .where("state", "in", ["scheduled", "running"])
    .where("next_portion_at", "<=", now);
}

/** Call it with the mailing locked. */
export async function updateProgress(
  platform: Platform,
  mailingCode: string,
  progress: { readonly state: MailingState; readonly reached: string | null; readonly wait: Milliseconds },
): Promise<void> {
  await rows(platform)
    .updateTable("mailings")
    .set({
      state: progress.state,
      reached: progress.reached,
      next_portion_at: platform.clock.databaseIn(progress.wait),
    })
    .where("mailing_code", "=", mailingCode)
    .execute();
}

function mailingOf(row: Selectable<MailingTables["mailings"]>): Mailing {
  return {
    mailingCode: row.mailing_code,
    state: row.state,
    topic: row.topic,
    content: row.content,
    perMinute: row.per_minute,
    startsAt: row.starts_at,
    changedAt: row.changed_at,
  };
}
