import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRules(db);
  await sql`
    create table earnings (
      order_code text collate "C" primary key,
      state text not null check (state in ('waiting', 'pending', 'available')),
      member_code text collate "C",
      tier_code text collate "C",
      completed_at timestamptz,
      matures_at timestamptz,
      check (state = 'waiting' or num_nulls(member_code, tier_code, completed_at, matures_at) = 0)
    )`.execute(db);
  await sql`create index earnings_due on earnings (matures_at) where state = 'pending'`.execute(db);
  await sql`create index earnings_member on earnings (member_code, completed_at)`.execute(db);
  await sql`
    create table earned_pieces (
      order_code text collate "C" not null references earnings,
      order_item_code text collate "C" not null,
      piece integer not null check (piece > 0),
      amount bigint not null check (amount >= 0),
      points bigint not null check (points >= 0),
      reversed_by text collate "C",
      primary key (order_code, order_item_code, piece)
    )`.execute(db);
}

/** The first rules. Later ones are further rows: a row that has been in force is never changed. */
async function createRules(db: Kysely<unknown>): Promise<void> {
  await sql`create table earning_rules (valid_from timestamptz primary key, rules jsonb not null)`.execute(db);
  const rules = {
    tiers: [
      { code: "BRONZE", fromSpend: 0, pointsPerTenThousand: 100 },
      { code: "SILVER", fromSpend: 5_000_000, pointsPerTenThousand: 150 },
      { code: "GOLD", fromSpend: 15_000_000, pointsPerTenThousand: 200 },
    ],
    boosts: [],
    rounding: "down",
    returnWindowDays: 14,
    linkBonus: 100,
  };
  await sql`insert into earning_rules values ('2020-01-01', ${JSON.stringify(rules)}::jsonb)`.execute(db);
}
