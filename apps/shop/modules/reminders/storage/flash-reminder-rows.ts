import type { Language } from "@gelora/locale/language.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

export type FlashReminder = {
  readonly campaignCode: string;
  readonly memberCode: string;
  readonly language: Language;
  readonly askedAt: Date;
  /** Undefined until its message is written. */
  readonly sentAt: Date | undefined;
};

type FlashRemindersTables = {
  flash_reminders: {
    campaign_code: string;
    member_code: string;
    language: Language;
    asked_at: Date;
    told_at: Date | null;
  };
};

export async function insertFlashReminder(
  platform: Platform,
  { campaignCode, memberCode, language }: Pick<FlashReminder, "campaignCode" | "memberCode" | "language">,
): Promise<void> {
  await sql`
    insert into flash_reminders (campaign_code, member_code, language, asked_at)
    values (${campaignCode}, ${memberCode}, ${language}, ${platform.clock.databaseNow()})
    on conflict do nothing`.execute(platform.database.tables<FlashRemindersTables>());
}

/** One whose message is written stays, so that nobody is notified twice. */
export async function deleteFlashReminder(platform: Platform, memberCode: string, campaignCode: string): Promise<void> {
  await platform.database
    .tables<FlashRemindersTables>()
    .deleteFrom("flash_reminders")
    .where("member_code", "=", memberCode)
    .where("campaign_code", "=", campaignCode)
    .where("told_at", "is", null)
    .execute();
}

export async function selectFlashRemindersOf(platform: Platform, memberCode: string): Promise<FlashReminder[]> {
  const rows = await platform.database
    .tables<FlashRemindersTables>()
    .selectFrom("flash_reminders")
    .selectAll()
    .where("member_code", "=", memberCode)
    .orderBy("asked_at", "desc")
    .execute();
  return rows.map((row) => ({
    campaignCode: row.campaign_code,
    memberCode: row.member_code,
    language: row.language,
    askedAt: row.asked_at,
    sentAt: row.told_at ?? undefined,
  }));
}

export async function deleteFlashRemindersOf(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<FlashRemindersTables>()
    .deleteFrom("flash_reminders")
    .where("member_code", "=", memberCode)
    .execute();
}

/**
 * Marks reminders of a campaign as sent, each once: of two processes one gets it. Their messages
 * belong into the same transaction.
 */
export async function takeFlashReminders(
  platform: Platform,
  campaignCode: string,
  most: number,
): Promise<readonly Pick<FlashReminder, "memberCode" | "language">[]> {
  const { rows } = await sql<{ memberCode: string; language: Language }>`
    update flash_reminders set told_at = ${platform.clock.databaseNow()}
    where campaign_code = ${campaignCode} and told_at is null and member_code in (
      select member_code from flash_reminders where campaign_code = ${campaignCode} and told_at is null
      order by member_code limit ${most} for update
    )
    returning member_code as "memberCode", language`.execute(platform.database.tables<FlashRemindersTables>());
  return rows;
}
