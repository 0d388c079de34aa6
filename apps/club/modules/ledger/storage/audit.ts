import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { LedgerDiscrepancy } from "../domain/ledger-discrepancy.ts";

/**
 * Adds up the ledger independently of the code that writes it, in one snapshot. Empty when all is
 * well (invariant I-10): every movement sums to zero, and balances, lots and holds are what the
 * entries say.
 */
export async function selectLedgerDiscrepancies(platform: Platform): Promise<readonly LedgerDiscrepancy[]> {
  const { rows } = await sql<LedgerDiscrepancy>`
    with sums as (
      select member_code,
        coalesce(sum(points) filter (where account = 'pending'), 0) as pending,
        coalesce(sum(points) filter (where account = 'available'), 0) as available,
        coalesce(sum(points) filter (where account = 'held'), 0) as held,
        -coalesce(sum(points) filter (where account = 'owed'), 0) as owed
      from point_movements join point_entries using (movement_id) group by member_code),
    lots as (select member_code, sum(remaining) as points from point_lots group by member_code),
    holds as (
      select member_code, sum(points - given_back) filter (where state = 'held') as held
      from point_holds where member_code is not null group by member_code),
    draws as (
      select order_code, sum(points) as points, sum(given_back) as given_back from point_draws group by order_code),
    orders as (
      select order_code, coalesce(sum(points), 0) as spent
      from point_movements join point_entries using (movement_id)
      where account = 'spent' group by order_code)
    select 'movement ' || movement_id as subject, 'has no two entries that sum to zero' as what
      from point_movements left join point_entries using (movement_id)
      group by movement_id having count(account) < 2 or sum(points) <> 0
    union all
    select 'member ' || coalesce(kept.member_code, sums.member_code), 'has balances that the entries do not give'
      from point_balances kept full join sums using (member_code)
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
      from point_holds hold left join draws using (order_code)
      where (hold.points, hold.given_back) is distinct from (coalesce(draws.points, 0), coalesce(draws.given_back, 0))
    union all
    select 'order ' || order_code, 'spent other than its hold says'
      from orders full join (
        select order_code, points - given_back as spent from point_holds where state = 'spent') kept using (order_code)
      where coalesce(orders.spent, 0) <> coalesce(kept.spent, 0)
    union all
    select 'member ' || member_code, 'owes points and has some available'
      from point_balances where owed > 0 and available > 0`.execute(platform.database.tables());
  return rows;
}
