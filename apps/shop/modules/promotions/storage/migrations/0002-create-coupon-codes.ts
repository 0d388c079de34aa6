import { type Kysely, sql } from "kysely";

/**
 * The codes of coupons: one that many share, or one for each piece of a batch, which may belong to
 * a member. Readable, because their owner must be able to see them; a batch's are random.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon_codes (
      coupon_code text collate "C" primary key,
      offer_code text collate "C" not null references offers (offer_code),
      owner text collate "C",
      listed boolean not null,
      most_uses integer check (most_uses > 0),
      uses integer not null default 0 check (uses >= 0)
    )`.execute(db);
  await sql`create index coupon_codes_owner on coupon_codes (owner) where owner is not null`.execute(db);
  await sql`create index coupon_codes_listed on coupon_codes (offer_code) where listed`.execute(db);
  await sql`alter table offer_uses add column coupon_code text collate "C"`.execute(db);
}
