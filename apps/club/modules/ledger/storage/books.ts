import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type Balances, noBalances } from "../domain/balances.ts";
import type { Lot } from "../domain/lots.ts";
import type { Books } from "../domain/plan.ts";
import type { LedgerTables } from "./ledger-tables.ts";

export async function selectBalances(platform: Platform, memberCode: string): Promise<Balances> {
  const row = await platform.database
    .tables<LedgerTables>()
    .selectFrom("point_balances")
    .select(["pending", "available", "held", "owed"])
    .where("member_code", "=", memberCode)
    .executeTakeFirst();
  return row ?? noBalances;
}

/**
 * The books of a member, on which no other transaction can book until this one ends: every decision
 * about points starts here. The lots are read by a statement of their own, under the lock,
 * sent together with it.
 */
export async function lockBooks(platform: Platform, memberCode: string): Promise<Books> {
  if (!platform.database.isInTransaction()) throw new Error("books are locked in the transaction that writes them");
  const [balances, lots] = await platform.database.together(lockedBalances(memberCode), openLots(memberCode));
  if (balances) return { balances, lots };
  // The first points of a member: another transaction may be creating the row at the same time.
  await sql`insert into point_balances (member_code) values (${memberCode}) on conflict do nothing`.execute(
    platform.database.tables(),
  );
  return lockBooks(platform, memberCode);
}

function lockedBalances(memberCode: string): Statement<Balances | undefined> {
  const query = sql<Balances>`
    select pending, available, held, owed from point_balances where member_code = ${memberCode} for update`;
  return statement(query, ([row]) => row);
}

function openLots(memberCode: string): Statement<readonly Lot[]> {
  const query = sql<Lot>`
    select lot_id as "lotId", fact, remaining, expires_at as "expiresAt" from point_lots
    where member_code = ${memberCode} and remaining > 0 order by expires_at, lot_id`;
  return statement(query, (rows) => rows);
}

/** Whether a fact has moved points before. */
export async function isBooked(platform: Platform, fact: string): Promise<boolean> {
  const row = await platform.database
    .tables<LedgerTables>()
    .selectFrom("point_movements")
    .select("movement_id")
    .where("fact", "=", fact)
    .executeTakeFirst();
  return row !== undefined;
}
