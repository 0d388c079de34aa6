import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

export type AccountLinkTables = {
  account_links: { account_code: string; member_code: string; linked_at: Date };
  /** No more than their codes, which are given to nobody else. */
  erased_accounts: { account_code: string };
};

/** An account at the shop, and the member whose points it earns and spends. */
type AccountLink = { readonly accountCode: string; readonly memberCode: string; readonly linkedAt: Date };

/** The member that an account at the shop is linked to. */
export function memberOfAccount(platform: Platform, accountCode: string): Promise<string | undefined> {
  return platform.database.send(linkedMember(accountCode));
}

/** The same as a statement to be sent with others. */
export function linkedMember(accountCode: string): Statement<string | undefined> {
  const query = sql<{ memberCode: string | null }>`select ${linkedMemberCode(accountCode)} as "memberCode"`;
  return statement(query, ([row]) => row?.memberCode ?? undefined);
}

/** The same as an expression for another module's statement; null without a member. */
export function linkedMemberCode(accountCode: string): RawBuilder<string | null> {
  return sql`(select member_code from account_links where account_code = ${accountCode})`;
}

export function linkOfMember(platform: Platform, memberCode: string): Promise<AccountLink | undefined> {
  return links(platform).where("member_code", "=", memberCode).executeTakeFirst();
}

function links(platform: Platform) {
  return platform.database
    .tables<AccountLinkTables>()
    .selectFrom("account_links")
    .select(["account_code as accountCode", "member_code as memberCode", "linked_at as linkedAt"]);
}

/**
 * Waits until no other transaction is linking this account or asking for its member, and holds both
 * off until this one ends. A purchase that arrives while its account is being linked is then either
 * seen by the link or sees it.
 */
export function lockAccount(platform: Platform, accountCode: string): Promise<void> {
  return platform.database.send(accountLock(accountCode));
}

/** The same as a statement to be sent with others. */
export function accountLock(accountCode: string): Statement<void> {
  return statement(sql`select pg_advisory_xact_lock(hashtext('account links'), hashtext(${accountCode}))`, () => {});
}

/**
 * Links an account to a member, in the transaction in which the member claims its purchases. Each
 * has one link at most, and an account that was erased has none.
 * @returns false when either has one already, or the account was erased; nothing changes then
 */
export async function insertLink(
  platform: Platform,
  { accountCode, memberCode }: Omit<AccountLink, "linkedAt">,
): Promise<boolean> {
  await lockAccount(platform, accountCode);
  if (await isErased(platform, accountCode)) return false;
  const written = await platform.database
    .tables<AccountLinkTables>()
    .insertInto("account_links")
    .values({ account_code: accountCode, member_code: memberCode, linked_at: platform.clock.databaseNow() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Removes what an account or a card is linked to, whichever are given, in the caller's transaction,
 * which has locked the account. In one order, so that two that remove the same do not block each
 * other.
 * @returns the removed links
 */
export async function deleteLinks(
  platform: Platform,
  { accountCode, memberCode }: Partial<Pick<AccountLink, "accountCode" | "memberCode">>,
): Promise<readonly Pick<AccountLink, "accountCode" | "memberCode">[]> {
  const { rows } = await sql<Pick<AccountLink, "accountCode" | "memberCode">>`
    delete from account_links where account_code in (
      select account_code from account_links
      where account_code = ${accountCode ?? null} or member_code = ${memberCode ?? null}
      order by account_code for update)
    returning account_code as "accountCode", member_code as "memberCode"`.execute(platform.database.tables());
  return rows;
}

/**
 * Remembers that the shop has erased an account, in the caller's transaction, which has locked it.
 */
export async function rememberErased(platform: Platform, accountCode: string): Promise<void> {
  await platform.database
    .tables<AccountLinkTables>()
    .insertInto("erased_accounts")
    .values({ account_code: accountCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the shop has erased an account: nobody holds it any more. */
export async function isErased(platform: Platform, accountCode: string): Promise<boolean> {
  const row = await platform.database
    .tables<AccountLinkTables>()
    .selectFrom("erased_accounts")
    .select("account_code")
    .where("account_code", "=", accountCode)
    .executeTakeFirst();
  return row !== undefined;
}
