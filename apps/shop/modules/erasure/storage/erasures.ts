import { type DuePage, type DueRecord, dueText, isBehind } from "@gelora/service-kit/due-page.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

type ErasureTables = { erasures: { member_code: string; asked_at: Date; due_at: Date } };

/** @returns when it is due; undefined when it had been asked for before, which keeps its time */
export async function insertErasure(
  platform: Platform,
  memberCode: string,
  grace: Milliseconds,
): Promise<Date | undefined> {
  const { rows } = await sql<{ due_at: Date }>`
    insert into erasures (member_code, asked_at, due_at)
    values (${memberCode}, ${platform.clock.databaseNow()}, ${platform.clock.databaseIn(grace)})
    on conflict do nothing returning due_at`.execute(platform.database.tables<ErasureTables>());
  return rows[0]?.due_at;
}

export async function selectDueTime(platform: Platform, memberCode: string): Promise<Date | undefined> {
  const row = await platform.database
    .tables<ErasureTables>()
    .selectFrom("erasures")
    .select("due_at")
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return row?.due_at;
}

export async function deleteErasure(platform: Platform, memberCode: string): Promise<boolean> {
  const { numDeletedRows } = await platform.database
    .tables<ErasureTables>()
    .deleteFrom("erasures")
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Members whose erasure is due, the longest waiting first. */
export function selectDueMembers(platform: Platform, { after, most }: DuePage<DueRecord>): Promise<DueRecord[]> {
  const moment = sql<Date>`due_at`;
  return platform.database
    .tables<ErasureTables>()
    .selectFrom("erasures")
    .select(["member_code as code", dueText(moment).as("dueAt")])
    .where(moment, "<=", platform.clock.databaseNow())
    .where(isBehind(after, moment, "member_code"))
    .orderBy(moment)
    .orderBy("member_code")
    .limit(most)
    .execute();
}

/**
 * Locks a due erasure until the transaction ends; false when it was withdrawn, or another holds it.
 */
export async function lockDueErasure(platform: Platform, memberCode: string): Promise<boolean> {
  const row = await platform.database
    .tables<ErasureTables>()
    .selectFrom("erasures")
    .select("member_code")
    .where("member_code", "=", memberCode)
    .where("due_at", "<=", platform.clock.databaseNow())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** What is still on its way holds an erasure up: it is checked again later. */
export async function postponeErasure(platform: Platform, memberCode: string, wait: Milliseconds): Promise<void> {
  await platform.database
    .tables<ErasureTables>()
    .updateTable("erasures")
    .set({ due_at: platform.clock.databaseIn(wait) })
    .where("member_code", "=", memberCode)
    .execute();
}
