import type { Books } from "./books.ts";

type ShopsView = { readonly order_code: string; readonly points: string; readonly expected: string };
type ClubsView = { readonly order_code: string; readonly points: string; readonly state: string };

/**
 * Compares what the shop knows of the points of its orders with what the club holds for them, and
 * adds up the club's books (I-10, I-11).
 * @returns one sentence per contradiction; empty when both agree
 */
export async function pointsFaults(shop: Books, club: Books): Promise<string[]> {
  const expected = await shop.query<ShopsView>(shopsView);
  const held = await club.query<ClubsView>("select order_code, points, state from point_holds");
  const faults = (await club.query<{ fault: string }>(clubsBooks)).map(({ fault }) => fault);
  const known = new Map(expected.map((one) => [one.order_code, one]));
  for (const { order_code: code, points, state } of held) {
    const use = known.get(code);
    const agrees = use?.expected === state && (points === use.points || (state === "released" && points === "0"));
    if (!agrees) faults.push(`${code}: the club has ${points} ${state}, the shop ${use?.points} ${use?.expected}`);
  }
  const atClub = new Set(held.map((one) => one.order_code));
  for (const use of expected)
    if (!atClub.has(use.order_code)) faults.push(`${use.order_code}: the club knows nothing of ${use.points} points`);
  return faults;
}

const shopsView = `
  select uses.order_code, uses.points,
    case
      when uses.state = 'intended' then 'decided'
      when uses.state = 'abandoned' or orders.state in (61, 62) then 'released'
      when orders.paid_at is not null then 'spent' else 'held'
    end as expected
  from point_uses uses left join orders using (order_code)`;

const clubsBooks = `
  select 'member ' || member_code || ' has ' || balances.available || ' and ' || balances.held as fault
  from point_balances balances left join (
    select member_code, sum(points) filter (where account = 'available') as available,
      sum(points) filter (where account = 'held') as held
    from point_movements join point_entries using (movement_id) group by 1) entries using (member_code)
  where balances.available <> coalesce(entries.available, 0) or balances.held <> coalesce(entries.held, 0)
  union all
  select 'member ' || member_code || ' has lots that do not sum to the balance'
  from point_balances left join (select member_code, sum(remaining) as points from point_lots group by 1) lots using (member_code)
  where coalesce(lots.points, 0) <> available
  union all
  select 'member ' || member_code || ' has holds that do not sum to the balance'
  from point_balances left join (
    select member_code, sum(points - given_back) as points from point_holds where state = 'held' group by 1) holds using (member_code)
  where coalesce(holds.points, 0) <> held`;

/** Of the seed, what is due to become available or to expire: the club sees to it once it runs. */
export function pointsToMove(club: Books): Promise<object[]> {
  return club.query(`
    select order_code as due from earnings where state = 'pending' and matures_at <= now()
    union all
    select member_code from point_lots where remaining > 0 and expires_at <= now()`);
}

/** What the members of the club have and have spent: nothing of it comes or goes. */
export async function pointsInTotal(club: Books): Promise<number> {
  const [row] = await club.query<{ total: string }>(`
    select (select coalesce(sum(available + held), 0) from point_balances)
      + (select coalesce(sum(points - given_back), 0) from point_holds where state = 'spent') as total`);
  return Number(row?.total);
}
