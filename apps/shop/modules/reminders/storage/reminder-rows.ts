import type { Language } from "@gelora/locale/language.ts";
import type { DuePage } from "@gelora/service-kit/due-page.ts";
import { type Generated, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { isSold } from "../../catalogue/catalogue.ts";
import { freeUnits, unitsOnHand } from "../../stock/stock.ts";

type RemindersTables = {
  reminders: {
    sku_code: string;
    member_code: string;
    product_code: string;
    language: Language;
    asked_at: Date;
    /** The order of requests. */
    place: Generated<number>;
  };
  reminded_skus: { sku_code: string; promised: number };
};

export type Reminder = {
  readonly skuCode: string;
  readonly memberCode: string;
  readonly productCode: string;
  readonly language: Language;
  readonly askedAt: Date;
};

/** @returns false when the member waits for as many as they may */
export async function insertReminder(
  platform: Platform,
  { skuCode, memberCode, productCode, language }: Omit<Reminder, "askedAt">,
  most: number,
): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    with added as (
      insert into reminders (sku_code, member_code, product_code, language, asked_at)
      select ${skuCode}, ${memberCode}, ${productCode}, ${language}, ${platform.clock.databaseNow()}
      where (select count(*) from reminders where member_code = ${memberCode}) < ${most}
      on conflict do nothing returning 1
    )
    select exists (select from added) or exists (
      select from reminders where sku_code = ${skuCode} and member_code = ${memberCode}
    ) as waits`.execute(platform.database.tables<RemindersTables>());
  return rows[0]?.waits ?? false;
}

export async function deleteReminder(platform: Platform, memberCode: string, skuCode: string): Promise<void> {
  await platform.database
    .tables<RemindersTables>()
    .deleteFrom("reminders")
    .where("member_code", "=", memberCode)
    .where("sku_code", "=", skuCode)
    .execute();
}

export async function selectRemindersOf(platform: Platform, memberCode: string): Promise<Reminder[]> {
  const rows = await platform.database
    .tables<RemindersTables>()
    .selectFrom("reminders")
    .selectAll()
    .where("member_code", "=", memberCode)
    .orderBy("place", "desc")
    .execute();
  return rows.map(reminderOf);
}

/** Units that a shopper can buy now: none of a sku that an import has withdrawn. */
const unitsToBuy = (skuCode: string) =>
  sql<number>`case when ${isSold(skuCode)} then ${freeUnits(skuCode, "warehouse")} else 0 end`;

/**
 * Skus that someone waits for and that may be back, and those whose units left since the last poll.
 * The latter also while they are withdrawn: a promise ends when its unit leaves.
 */
export async function selectSkusToLookAt(platform: Platform, { after = "", most }: DuePage<string>): Promise<string[]> {
  const { rows } = await sql<{ sku_code: string }>`
    select sku_code
    from (select distinct sku_code from reminders where sku_code > ${after}) waiting
    left join reminded_skus using (sku_code)
    where ${unitsToBuy("waiting.sku_code")} > coalesce(promised, 0)
      or ${unitsOnHand("waiting.sku_code")} < promised
    order by sku_code limit ${most}`.execute(platform.database.tables<RemindersTables>());
  return rows.map(({ sku_code }) => sku_code);
}

/**
 * Locks a sku's promises until the transaction ends.
 * @returns them, with the units there are now; `free` are those that can be bought
 */
export async function lockPromises(
  platform: Platform,
  skuCode: string,
): Promise<{ readonly promised: number; readonly onHand: number; readonly free: number }> {
  const tables = platform.database.tables<RemindersTables>();
  await sql`insert into reminded_skus (sku_code, promised) values (${skuCode}, 0) on conflict do nothing`.execute(
    tables,
  );
  const { promised } = await tables
    .selectFrom("reminded_skus")
    .select("promised")
    .where("sku_code", "=", skuCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // A statement of its own, which sees what was committed while it waited for the lock.
  const { rows } = await sql<{ on_hand: number; free: number }>`
    select ${unitsOnHand("reminded_skus.sku_code")} as on_hand, ${unitsToBuy("reminded_skus.sku_code")} as free
    from reminded_skus where sku_code = ${skuCode}`.execute(tables);
  return { promised, onHand: rows[0]?.on_hand ?? 0, free: rows[0]?.free ?? 0 };
}

export async function updatePromises(platform: Platform, skuCode: string, promised: number): Promise<void> {
  await platform.database
    .tables<RemindersTables>()
    .updateTable("reminded_skus")
    .set({ promised })
    .where("sku_code", "=", skuCode)
    .execute();
}

/** Takes the first of a sku's queue off it; call it with the sku's promises locked. */
export async function takeFirstReminders(platform: Platform, skuCode: string, count: number): Promise<Reminder[]> {
  const { rows } = await sql<{ member_code: string; product_code: string; language: Language; asked_at: Date }>`
    with taken as (
      delete from reminders where (sku_code, member_code) in (
        select sku_code, member_code from reminders where sku_code = ${skuCode} order by place limit ${count}
      ) returning *
    )
    select * from taken order by place`.execute(platform.database.tables<RemindersTables>());
  return rows.map((row) => reminderOf({ ...row, sku_code: skuCode }));
}

const reminderOf = (row: {
  sku_code: string;
  member_code: string;
  product_code: string;
  language: Language;
  asked_at: Date;
}): Reminder => ({
  skuCode: row.sku_code,
  memberCode: row.member_code,
  productCode: row.product_code,
  language: row.language,
  askedAt: row.asked_at,
});

export async function deleteRemindersOf(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<RemindersTables>()
    .deleteFrom("reminders")
    .where("member_code", "=", memberCode)
    .execute();
}
