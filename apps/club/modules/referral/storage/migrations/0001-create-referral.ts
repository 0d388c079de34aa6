import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table referral_codes (
      member_code text collate "C" primary key,
      referral_code text collate "C" not null unique
    )`.execute(db);
  await sql`
    create table referrals (
      member_code text collate "C" primary key,
      referrer_code text collate "C" not null,
      recorded_at timestamptz not null,
      state text not null check (state in ('waiting', 'rewarded', 'withdrawn')),
      order_code text collate "C",
      check (member_code <> referrer_code),
      check ((state = 'waiting') = (order_code is null))
    )`.execute(db);
  await sql`create index referrals_referrer on referrals (referrer_code)`.execute(db);
  // The first rules. Later ones are further rows: a row that has been in force is never changed.
  await sql`create table referral_rules (valid_from timestamptz primary key, rules jsonb not null)`.execute(db);
  const rules = { referrerPoints: 2_500, newMemberPoints: 2_500 };
  await sql`insert into referral_rules values ('2020-01-01', ${JSON.stringify(rules)}::jsonb)`.execute(db);
}
