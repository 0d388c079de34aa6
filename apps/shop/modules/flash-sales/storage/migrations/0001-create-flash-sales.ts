import { type Kysely, sql } from "kysely";

/**
 * Campaigns with their skus, the pieces that shoppers hold from the cart on, and those that orders
 * have taken. `taken` counts both, so one conditional statement decides about a piece.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flash_campaigns (
      campaign_code text collate "C" primary key,
      name jsonb not null,
      begins_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > begins_at),
      closed boolean not null default false
    )`.execute(db);
  await sql`
    create table flash_skus (
      campaign_code text collate "C" not null references flash_campaigns (campaign_code),
      sku_code text collate "C" not null,
      product_code text collate "C" not null,
      price integer not null check (price > 0),
      quota integer not null check (quota > 0),
      most_per_shopper integer not null check (most_per_shopper > 0),
      shipping_time text,
      taken integer not null default 0 check (taken between 0 and quota),
      primary key (campaign_code, sku_code)
    )`.execute(db);
  await sql`
    create table flash_shoppers (
      campaign_code text collate "C" not null,
      sku_code text collate "C" not null,
      shopper text collate "C" not null,
      pieces integer not null check (pieces >= 0),
      primary key (campaign_code, sku_code, shopper)
    )`.execute(db);
  await sql`
    create table flash_holds (
      owner text collate "C" not null,
      sku_code text collate "C" not null,
      campaign_code text collate "C" not null,
      pieces integer not null check (pieces > 0),
      shoppers text[] not null,
      expires_at timestamptz not null,
      primary key (owner, sku_code)
    )`.execute(db);
  await sql`create index flash_holds_by_expiry on flash_holds (expires_at)`.execute(db);
  await sql`
    create table flash_orders (
      order_code text collate "C" not null,
      sku_code text collate "C" not null,
      campaign_code text collate "C" not null,
      pieces integer not null check (pieces > 0),
      given_back integer not null default 0 check (given_back between 0 and pieces),
      shoppers text[] not null,
      primary key (order_code, sku_code)
    )`.execute(db);
}
