import type { Points } from "@gelora/money/points.ts";
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
 * about points starts here. The lots are read by a statement of their own, under the lock.
 */
export async function lockBooks(platform: Platform, memberCode: string): Promise<Books> {
  if (!platform.database.isInTransaction()) throw new Error("books are locked in the transaction that writes them");
  const balances = await lockBalances(platform, memberCode);
  if (balances) return { balances, lots: await selectLots(platform, memberCode) };
  // The first points of a member: another transaction may be creating the row at the same time.
  await sql`insert into point_balances (member_code) values (${memberCode}) on conflict do nothing`.execute(
    platform.database.tables(),
  );
  return lockBooks(platform, memberCode);
}

function lockBalances(platform: Platform, memberCode: string): Promise<Balances | undefined> {
  return platform.database
    .tables<LedgerTables>()
    .selectFrom("point_balances")
    .select(["pending", "available", "held", "owed"])
    .where("member_code", "=", memberCode)
    .forUpdate()
    .executeTakeFirst();
}

async function selectLots(platform: Platform, memberCode: string): Promise<readonly Lot[]> {
  const rows = await platform.database
    .tables<LedgerTables>()
    .selectFrom("point_lots")
    .select(["lot_id", "fact", "remaining", "expires_at"])
    .where("member_code", "=", memberCode)
    .where("remaining", ">", sql<Points>`0`)
    .orderBy("expires_at")
    .orderBy("lot_id")
    .execute();
  return rows.map((row) => ({
    lotId: row.lot_id,
    fact: row.fact,
    remaining: row.remaining,
    expiresAt: row.expires_at,
  }));
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
