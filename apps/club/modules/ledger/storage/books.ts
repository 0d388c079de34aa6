import { noPoints, type Points } from "@gelora/money/points.ts";
import { type Statement, statement } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type Balances, noBalances } from "../domain/balances.ts";
import type { Lot } from "../domain/lots.ts";
import type { Books } from "../domain/plan.ts";

export function selectBalances(platform: Platform, memberCode: string): Promise<Balances> {
  const query = sql<Balances>`
    select pending, available, held, owed from point_balances where member_code = ${memberCode}`;
  return platform.database.send(statement(query, ([row]) => row ?? noBalances));
}

/** What a member may spend, as an expression for another module's statement. */
export function availableTo(memberCode: string): RawBuilder<Points> {
  return sql`coalesce((select available from point_balances where member_code = ${memberCode}), 0)`;
}

/**
 * What a member may spend; undefined without a member.
 * @param memberCode an expression, null without one
 */
export function spendableOf(memberCode: RawBuilder<string | null>): Statement<Points | undefined> {
  const query = sql<{ memberCode: string | null; available: Points | null }>`
    select member_code as "memberCode", available
    from (select ${memberCode} as member_code) member left join point_balances using (member_code)`;
  return statement(query, ([row]) => {
    if (!row || row.memberCode === null) return undefined;
    return row.available ?? noPoints;
  });
}

/**
 * The books of a member, on which no other transaction can book until this one ends: every decision
 * about points starts here. The lots are read by a statement of their own, under the lock, sent
 * together with it.
 */
export async function lockBooks(platform: Platform, memberCode: string): Promise<Books> {
  const [books] = await lockBooksAnd(platform, memberCode, async () => undefined);
  return books;
}

/**
 * The same, with a query of something else under the lock.
 * @param look sent together with it
 */
export async function lockBooksAnd<Seen>(
  platform: Platform,
  memberCode: string,
  look: Statement<Seen>,
): Promise<readonly [Books, Seen]> {
  if (!platform.database.isInTransaction()) throw new Error("books are locked in the transaction that writes them");
  const [books, seen] = await platform.database.together(lockedBooks(memberCode), look);
  if (books) return [books, seen];
  // The first points of a member: another transaction may be creating the row at the same time.
  await sql`insert into point_balances (member_code) values (${memberCode}) on conflict do nothing`.execute(
    platform.database.tables(),
  );
  return lockBooksAnd(platform, memberCode, look);
}

/** The same as a statement to be sent with others; undefined for a member who never had points. */
export function lockedBooks(memberCode: string): Statement<Books | undefined> {
  const [lock, read] = [lockedBalances(memberCode), openLots(memberCode)];
  return async (...sent) => {
    const [balances, lots] = await Promise.all([lock(...sent), read(...sent)]);
    return balances && { balances, lots };
  };
}

function lockedBalances(memberCode: string): Statement<Balances | undefined> {
  const query = sql<Balances>`
    select pending, available, held, owed from point_balances where member_code = ${memberCode} for update`;
  return statement(query, ([row]) => row);
}

function openLots(memberCode: string): Statement<readonly Lot[]> {
  const query = sql<Lot>`
    select lot_id as "lotId", fact, remaining, expires_at as "expiresAt", came_back_at as "cameBackAt"
    from point_lots where member_code = ${memberCode} and remaining > 0 order by expires_at, lot_id`;
  return statement(query, (rows) => rows);
}

/** Whether a fact has moved points before. */
export function isBooked(platform: Platform, fact: string): Promise<boolean> {
  return platform.database.send(bookedFact(fact));
}

/** The same as a statement to be sent with others. */
export function bookedFact(fact: string): Statement<boolean> {
  return statement(sql`select 1 from point_movements where fact = ${fact}`, (rows) => rows.length > 0);
}
