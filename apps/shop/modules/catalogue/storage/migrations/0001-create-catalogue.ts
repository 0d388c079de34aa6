import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Codes are compared by their bytes: the order of pages must not depend on a server's collation.
  await sql`
    create table brands (
      brand_code text collate "C" primary key,
      brand_name text not null,
      story jsonb not null,
      logo text not null
    )`.execute(db);
  await sql`
    create table categories (
      category_code text collate "C" primary key,
      parent_code text,
      name jsonb not null,
      position integer not null
    )`.execute(db);
  await sql`
    create table sports (
      sport text collate "C" primary key,
      name jsonb not null,
      position integer not null
    )`.execute(db);
  await sql`
    create table products (
      product_code text collate "C" primary key,
      brand_code text not null,
      category_codes text[] not null,
      gender text not null,
      sport text not null,
      name jsonb not null,
      description jsonb not null,
      certificate_no text,
      ribbon jsonb,
      keywords text[] not null,
      released_on date not null,
      content_hash text not null,
      stock_hash text not null,
      version bigint not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index products_version on products (version)`.execute(db);
  await sql`
    create table colour_ways (
      product_code text collate "C" not null references products,
      colour_code text not null,
      name jsonb not null,
      swatch text[] not null,
      media text[] not null,
      position integer not null,
      primary key (product_code, colour_code)
    )`.execute(db);
  await sql`
    create table skus (
      sku_code text collate "C" primary key,
      product_code text collate "C" not null references products,
      sku_no text not null,
      barcode text not null,
      colour_code text not null,
      size_system text not null,
      size_label text not null,
      list_price bigint not null check (list_price > 0),
      sale_price bigint not null check (sale_price > 0 and sale_price <= list_price),
      ships_on date,
      remind_enabled boolean not null,
      position integer not null,
      withdrawn boolean not null default false
    )`.execute(db);
  await sql`create index skus_product on skus (product_code)`.execute(db);
  // One row: every change of the catalogue takes the next number, in the order of commits.
  await sql`
    create table catalogue_state (
      single boolean primary key default true check (single),
      version bigint not null,
      frame_version bigint not null
    )`.execute(db);
  await sql`insert into catalogue_state (version, frame_version) values (0, 0)`.execute(db);
}
