import { randomUUID } from "node:crypto";
import { days, type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";

import type { Platform } from "../../../platform/platform.ts";
import type { Link, LinkChange } from "../domain/link-change.ts";
import type { LinkingTables } from "./linking-tables.ts";

/** As long as somebody may need who reads their mails once in a while. */
export const objectionLife: Milliseconds = days(14);

/** @returns the change's id */
export async function insertChange(platform: Platform, change: LinkChange): Promise<string> {
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
    })
    .execute();
  return changeId;
}

/**
 * A new secret for objecting to a change; the one sent by this channel before is void.
 * @returns undefined when it is too late, or somebody has objected
 */
export async function newObjection(
  platform: Platform,
  changeId: string,
  channel: "mail" | "sms",
): Promise<string | undefined> {
  const change = await changes(platform).where("change_id", "=", changeId).executeTakeFirst();
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
 * Spends an objection, in the transaction of what it undoes, and all others to the same change.
 * @returns the change; undefined when the token was spent, has expired or is nobody's
 */
export async function takeObjection(platform: Platform, token: string): Promise<LinkChange | undefined> {
  const objection = await platform.database
    .tables<LinkingTables>()
    .selectFrom("link_objections")
    .select("change_id")
    .where("token_digest", "=", digestOfToken(token))
    .executeTakeFirst();
  if (!objection) return undefined;
  await lockChanges(platform, objection.change_id);
  return platform.database
    .tables<LinkingTables>()
    .deleteFrom("link_changes")
    .where("change_id", "=", objection.change_id)
    .where("happened_at", ">", platform.clock.databaseIn(milliseconds(-objectionLife)))
    .returning([
      "member_code as memberCode",
      "kind",
      "account_code as accountCode",
      "former_account_code as formerAccountCode",
    ])
    .executeTakeFirst();
}

/**
 * A card's owner does not know this account: no other objection of theirs brings it back. What
 * unlinked it needs no objection any more; what moved the card from it leads back to none.
 */
export async function rejectAccount(platform: Platform, { memberCode, accountCode }: Link): Promise<void> {
  const tables = platform.database.tables<LinkingTables>();
  await tables
    .deleteFrom("link_changes")
    .where("member_code", "=", memberCode)
    .where("kind", "=", "unlinked")
    .where("account_code", "=", accountCode)
    .execute();
  await tables
    .updateTable("link_changes")
    .set({ former_account_code: null })
    .where("member_code", "=", memberCode)
    .where("former_account_code", "=", accountCode)
    .execute();
}

export async function deleteOldChanges(platform: Platform): Promise<void> {
  await platform.database
    .tables<LinkingTables>()
    .deleteFrom("link_changes")
    .where("happened_at", "<=", platform.clock.databaseIn(milliseconds(-objectionLife)))
    .execute();
}

/** Locks all changes of this one's card, in one order: an objection may end other ones' secrets. */
async function lockChanges(platform: Platform, changeId: string): Promise<void> {
  const tables = platform.database.tables<LinkingTables>();
  const card = tables.selectFrom("link_changes").select("member_code").where("change_id", "=", changeId);
  await tables
    .selectFrom("link_changes")
    .select("change_id")
    .where("member_code", "=", card)
    .orderBy("change_id")
    .forUpdate()
    .execute();
}

function changes(platform: Platform) {
  return platform.database
    .tables<LinkingTables>()
    .selectFrom("link_changes")
    .select("change_id")
    .where("happened_at", ">", platform.clock.databaseIn(milliseconds(-objectionLife)));
}
