import { type Kysely, sql } from "kysely";

/**
 * Offers with their rules, and how often each has been given: in all, on a day, by a shopper, and
 * for which order, so that an order that comes to nothing gives its use back. Codes of coupons are
 * stored as their owner must be able to read them (docs/promotions.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence offer_versions`.execute(db);
  await sql`
    create table offers (
      offer_code text collate "C" primary key,
      kind text not null check (kind in ('PROMOTION', 'COUPON')),
      name jsonb not null,
      remark jsonb not null,
      ribbon jsonb,
      begins_at timestamptz not null,
      ends_at timestamptz check (ends_at > begins_at),
      priority integer not null,
      rule jsonb not null,
      stopped boolean not null,
      version bigint not null
    )`.execute(db);
  await sql`
    create table offer_counts (
      offer_code text collate "C" primary key references offers (offer_code),
      total integer not null check (total >= 0),
      spent bigint not null check (spent >= 0),
      day date not null,
      today integer not null check (today >= 0),
      spent_today bigint not null check (spent_today >= 0)
    )`.execute(db);
  await sql`
    create table offer_shopper_counts (
      offer_code text collate "C" not null references offers (offer_code),
      shopper text collate "C" not null,
      uses integer not null check (uses >= 0),
      primary key (offer_code, shopper)
    )`.execute(db);
  await sql`
    create table offer_uses (
      order_code text collate "C" not null,
      offer_code text collate "C" not null references offers (offer_code),
      shoppers text[] not null,
      amount bigint not null,
      day date not null,
      given_back boolean not null default false,
      primary key (order_code, offer_code)
    )`.execute(db);
}
