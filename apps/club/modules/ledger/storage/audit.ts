import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { LedgerDiscrepancy } from "../domain/ledger-discrepancy.ts";

/**
 * Adds up the ledger independently of the code that writes it, some members at a time: each portion
 * in one snapshot and in the time that a statement may take, however large the ledger is. Empty
 * when all is well (invariant I-10): every movement sums to zero, and balances, lots and holds are
 * what the entries say.
 * @param members how many have their books added up at once
 */
export async function selectLedgerDiscrepancies(
  platform: Platform,
  members = 1000,
): Promise<readonly LedgerDiscrepancy[]> {
  const found: LedgerDiscrepancy[] = [];
  for await (const isIn of portionsOf(platform, members)) found.push(...(await discrepanciesIn(platform, isIn)));
  return found;
}

/**
 * What all entries of each account add up to, likewise by portions: each movement sums to zero, so
 * the sum of all accounts does too, whatever is booked meanwhile. Accounts without entries are left
 * out.
 */
export async function selectAccountTotals(platform: Platform, members = 1000): Promise<ReadonlyMap<string, number>> {
  const totals = new Map<string, number>();
  for await (const isIn of portionsOf(platform, members))
    for (const { account, points } of await totalsIn(platform, isIn))
      totals.set(account, (totals.get(account) ?? 0) + points);
  return totals;
}

/** The portions that members are in, each as a condition. */
async function* portionsOf(platform: Platform, members: number): AsyncGenerator<IsIn> {
  let after: string | undefined;
  do {
    const until = await lastOfNext(platform, after, members);
    yield isBetween(after, until);
    after = until;
  } while (after !== undefined);
}

/** @returns undefined where fewer are left: the last portion has no end */
async function lastOfNext(platform: Platform, after: string | undefined, members: number): Promise<string | undefined> {
  const { rows } = await sql<{ member_code: string }>`
    select member_code from point_balances where member_code > ${after ?? ""}
    order by member_code offset ${members - 1} limit 1`.execute(platform.database.tables());
  return rows[0]?.member_code;
}

async function discrepanciesIn(platform: Platform, isIn: IsIn): Promise<readonly LedgerDiscrepancy[]> {
  const { rows } = await sql<LedgerDiscrepancy>`
    with ${booksOf(isIn)} ${discrepancies}`.execute(platform.database.tables());
  return rows;
}

async function totalsIn(platform: Platform, isIn: IsIn) {
  const { rows } = await sql<{ account: string; points: number }>`
    select account, sum(points)::bigint as points from point_movements join point_entries using (movement_id)
    where ${isIn("member_code")} group by account`.execute(platform.database.tables());
  return rows;
}

/** Whether a member is one of a portion, by the name of a column. */
type IsIn = (column: string) => RawBuilder<boolean>;

function isBetween(after: string | undefined, until: string | undefined): IsIn {
  // Holds that were given up before they had an owner belong to the first portion.
  const isFrom: IsIn = (column) => (after === undefined ? sql`true` : sql`${sql.ref(column)} > ${after}`);
  if (until === undefined) return isFrom;
  return (column) => sql`${isFrom(column)} and coalesce(${sql.ref(column)} <= ${until}, ${after === undefined})`;
}

/** The tables of a portion, and what their entries add up to. */
function booksOf(isIn: IsIn): RawBuilder<unknown> {
  return sql`
    movements as (select * from point_movements where ${isIn("member_code")}),
    balances as (select * from point_balances where ${isIn("member_code")}),
    all_holds as (select * from point_holds where ${isIn("member_code")}),
    sums as (
      select member_code,
        coalesce(sum(points) filter (where account = 'pending'), 0) as pending,
        coalesce(sum(points) filter (where account = 'available'), 0) as available,
        coalesce(sum(points) filter (where account = 'held'), 0) as held,
        -coalesce(sum(points) filter (where account = 'owed'), 0) as owed
      from movements join point_entries using (movement_id) group by member_code),
    lots as (
      select member_code, sum(remaining) as points from point_lots where ${isIn("member_code")} group by member_code),
    holds as (
      select member_code, sum(points - given_back) filter (where state = 'held') as held
      from all_holds where member_code is not null group by member_code),
    draws as (
      select order_code, sum(draw.points) as points, sum(draw.given_back) as given_back
      from point_draws draw join all_holds using (order_code) group by order_code),
    orders as (
      select order_code, coalesce(sum(points), 0) as spent
      from movements join point_entries using (movement_id)
      where account = 'spent' group by order_code)`;
}

/** Each is a rule that the books break. */
const discrepancies = sql`
    select 'movement ' || movement_id as subject, 'has no two entries that sum to zero' as what
      from movements left join point_entries using (movement_id)
      group by movement_id having count(account) < 2 or sum(points) <> 0
    union all
    select 'member ' || coalesce(kept.member_code, sums.member_code), 'has balances that the entries do not give'
      from balances kept full join sums using (member_code)
      where (coalesce(kept.pending, 0), coalesce(kept.available, 0), coalesce(kept.held, 0), coalesce(kept.owed, 0))
        is distinct from
        (coalesce(sums.pending, 0), coalesce(sums.available, 0), coalesce(sums.held, 0), coalesce(sums.owed, 0))
    union all
    select 'member ' || coalesce(lots.member_code, sums.member_code), 'has lots that hold other than what is available'
      from lots full join sums using (member_code)
      where coalesce(lots.points, 0) <> coalesce(sums.available, 0)
    union all
    select 'member ' || coalesce(holds.member_code, sums.member_code), 'has holds that sum to other than what is held'
      from holds full join sums using (member_code)
      where coalesce(holds.held, 0) <> coalesce(sums.held, 0)
    union all
    select 'order ' || order_code, 'took from its lots other than it holds or gave back'
      from all_holds hold left join draws using (order_code)
      where (hold.points, hold.given_back) is distinct from (coalesce(draws.points, 0), coalesce(draws.given_back, 0))
    union all
    select 'order ' || order_code, 'spent other than its hold says'
      from orders full join (
        select order_code, points - given_back as spent from all_holds where state = 'spent') kept using (order_code)
      where coalesce(orders.spent, 0) <> coalesce(kept.spent, 0)
    union all
    select 'member ' || member_code, 'owes points and has some available'
      from balances where owed > 0 and available > 0`;
