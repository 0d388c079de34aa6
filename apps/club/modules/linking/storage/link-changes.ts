import { randomUUID } from "node:crypto";
import { days, type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { LinkChange, NoticeChannel } from "../domain/link-change.ts";
import type { Ending, KnownChange } from "../domain/objection.ts";
import type { LinkingTables } from "./linking-tables.ts";

/** As long as someone may need who reads their mails once in a while. */
export const objectionLife: Milliseconds = days(14);

/**
 * @param isProven of the change, as `KnownChange` knows it
 * @returns the change's id
 */
export async function insertChange(platform: Platform, change: LinkChange, isProven: boolean): Promise<string> {
  const changeId = randomUUID();
  await platform.database
    .tables<LinkingTables>()
    .insertInto("link_changes")
    .values({
      change_id: changeId,
      member_code: change.memberCode,
      kind: change.kind,
      account_code: change.accountCode,
      former_account_code: change.formerAccountCode,
      happened_at: platform.clock.databaseNow(),
      is_proven: isProven,
    })
    .execute();
  return changeId;
}

/**
 * A new secret for objecting to a change; the one sent by this channel before is void.
 * @returns undefined when it is too late, or someone has objected
 */
export async function newObjection(
  platform: Platform,
  changeId: string,
  channel: NoticeChannel,
): Promise<string | undefined> {
  const change = await changes(platform)
    .select("change_id")
    .where("change_id", "=", changeId)
    .where("is_objected", "=", false)
    .executeTakeFirst();
  if (!change) return undefined;
  const token = newSecretToken();
  const token_digest = digestOfToken(token);
  await platform.database
    .tables<LinkingTables>()
    .insertInto("link_objections")
    .values({ change_id: changeId, channel, token_digest })
    .onConflict((conflict) => conflict.columns(["change_id", "channel"]).doUpdateSet({ token_digest }))
    .execute();
  return token;
}

/**
 * The change that a secret permits to object to; undefined when it was used, is too old or
 * nobody's.
 */
export function selectObjection(
  platform: Platform,
  token: string,
): Promise<{ readonly changeId: string; readonly memberCode: string } | undefined> {
  return changesOfToken(platform, token)
    .select(["link_changes.change_id as changeId", "member_code as memberCode"])
    .where("is_objected", "=", false)
    .executeTakeFirst();
}

/** What came of the objection to a secret's change; undefined when there was none. */
export function selectEnding(
  platform: Platform,
  token: string,
): Promise<{ readonly memberCode: string; readonly ending: Ending | null } | undefined> {
  return changesOfToken(platform, token)
    .select(["member_code as memberCode", "ending"])
    .where("is_objected", "=", true)
    .executeTakeFirst();
}

/** All accounts that the changes of a card name, in a fixed order. */
export async function selectAccountsOf(platform: Platform, memberCode: string): Promise<readonly string[]> {
  const { rows } = await sql<{ accountCode: string }>`
    select distinct account as "accountCode"
    from link_changes, unnest(array[account_code, former_account_code]) as account
    where member_code = ${memberCode} and account is not null order by account`.execute(
    platform.database.tables<LinkingTables>(),
  );
  return rows.map(({ accountCode }) => accountCode);
}

/**
 * The changes of a card to which its owner may still object, the oldest first. Held until the
 * transaction ends: of two objections the second sees what the first has done.
 */
export async function holdChanges(platform: Platform, memberCode: string): Promise<readonly KnownChange[]> {
  await changesOfCard(platform, memberCode).select("link_changes.change_id").forUpdate().execute();
  // Read again: anyone who held them may have added one.
  return selectChanges(platform, memberCode);
}

/** The same, only to look at. */
export function selectChanges(platform: Platform, memberCode: string): Promise<readonly KnownChange[]> {
  return changesOfCard(platform, memberCode)
    .select([
      "link_changes.change_id as changeId",
      "member_code as memberCode",
      "kind",
      "account_code as accountCode",
      "former_account_code as formerAccountCode",
      "happened_at as happenedAt",
      "is_void as isVoid",
      "is_objected as isObjected",
      "is_proven as isProven",
    ])
    .execute();
}

/** Records an objection, which spends all secrets of its change, and makes these changes void. */
export async function markObjected(
  platform: Platform,
  changeId: string,
  voidChanges: readonly KnownChange[],
): Promise<void> {
  const tables = platform.database.tables<LinkingTables>();
  await tables.updateTable("link_changes").set({ is_objected: true }).where("change_id", "=", changeId).execute();
  if (voidChanges.length === 0) return;
  const ids = voidChanges.map((change) => change.changeId);
  await tables.updateTable("link_changes").set({ is_void: true }).where("change_id", "in", ids).execute();
}

export async function updateEnding(platform: Platform, changeId: string, ending: Ending): Promise<void> {
  await platform.database
    .tables<LinkingTables>()
    .updateTable("link_changes")
    .set({ ending })
    .where("change_id", "=", changeId)
    .execute();
}

export async function deleteOldChanges(platform: Platform): Promise<void> {
  await platform.database
    .tables<LinkingTables>()
    .deleteFrom("link_changes")
    .where("happened_at", "<=", platform.clock.databaseIn(milliseconds(-objectionLife)))
    .execute();
}

function changesOfCard(platform: Platform, memberCode: string) {
  return changes(platform).where("member_code", "=", memberCode).orderBy("position");
}

function changesOfToken(platform: Platform, token: string) {
  return changes(platform)
    .innerJoin("link_objections", "link_objections.change_id", "link_changes.change_id")
    .where("token_digest", "=", digestOfToken(token));
}

function changes(platform: Platform) {
  return platform.database
    .tables<LinkingTables>()
    .selectFrom("link_changes")
    .where("happened_at", ">", platform.clock.databaseIn(milliseconds(-objectionLife)));
}
