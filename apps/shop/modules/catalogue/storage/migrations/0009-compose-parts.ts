import { type Kysely, sql } from "kysely";

/**
 * Colours and skus of each product as one row that is read whole, composed when they change:
 * composed at each reading they were most of the database's work for a list. The database itself
 * keeps them, so that no way to write a price can forget them. The arrays are those that
 * `product-sources.ts` reads; stock changes with each purchase and is no part of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_parts (
      product_code text collate "C" primary key references products on delete cascade,
      colours json not null default '[]',
      skus json not null default '[]',
      sku_codes text[] collate "C" not null default '{}'
    )`.execute(db);
  await sql`
    create function compose_colours(codes text[]) returns void language sql as $$
      insert into product_parts (product_code, colours)
      select product_code, json_agg(json_build_array(colour_code, name, swatch, media) order by position)
      from colour_ways where product_code = any(codes)
      group by product_code
      on conflict (product_code) do update set colours = excluded.colours
    $$`.execute(db);
  await sql`
    create function compose_skus(codes text[]) returns void language sql as $$
      insert into product_parts (product_code, skus, sku_codes)
      select code,
        coalesce(json_agg(json_build_array(sku_code, sku_no, barcode, colour_code, size_system, size_label, list_price,
          sale_price, sale_begins_at, sale_ends_at, ships_on, remind_enabled) order by position)
          filter (where sku_code is not null), '[]'),
        coalesce(array_agg(sku_code order by position) filter (where sku_code is not null), '{}')
      from unnest(codes) code left join skus on skus.product_code = code and not withdrawn
      group by code
      on conflict (product_code) do update set skus = excluded.skus, sku_codes = excluded.sku_codes
    $$`.execute(db);
  await composeWhenChanged(db, "colour_ways", "colours");
  await composeWhenChanged(db, "skus", "skus");
  const all = sql`array(select product_code from products)`;
  await sql`select compose_colours(${all}), compose_skus(${all})`.execute(db);
}

/**
 * An import writes a product's colours again, so nothing follows from a deletion alone. A sku may
 * move to another product, and leave the former one.
 */
async function composeWhenChanged(db: Kysely<unknown>, table: string, part: "colours" | "skus"): Promise<void> {
  const compose = sql.ref(`compose_${part}`);
  const tell = sql.ref(`tell_${part}`);
  await sql`
    create function ${tell}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        perform ${compose}(array(select product_code from former union select product_code from changed));
      else
        perform ${compose}(array(select distinct product_code from changed));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ${sql.ref(`${table}_added`)} after insert on ${sql.table(table)}
    referencing new table as changed for each statement execute function ${tell}()`.execute(db);
  await sql`
    create trigger ${sql.ref(`${table}_changed`)} after update on ${sql.table(table)}
    referencing old table as former new table as changed for each statement execute function ${tell}()`.execute(db);
}
