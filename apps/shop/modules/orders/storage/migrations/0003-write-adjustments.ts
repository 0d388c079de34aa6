import { type Kysely, sql } from "kysely";

/**
 * What was taken off each unit of an order's lines, and off its freight (line 0, unit 0), and why.
 * A unit was charged its list price less its rows. Earlier orders get rows for their reductions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_adjustments (
      order_code text collate "C" not null references orders (order_code),
      line_number integer not null check (line_number >= 0),
      unit_number integer not null check ((unit_number > 0) = (line_number > 0)),
      position integer not null,
      source text not null check (source in ('SALE_PRICE', 'PROMOTION', 'COUPON', 'POINTS')),
      code text collate "C" not null,
      amount bigint not null check (amount > 0),
      explanation jsonb not null,
      primary key (order_code, line_number, unit_number, position)
    )`.execute(db);
  await sql`
    insert into order_adjustments (order_code, line_number, unit_number, position, source, code, amount, explanation)
    select order_code, line_number, unit_number, 1, 'SALE_PRICE', sku_code, list_price - price, '{"word": "salePrice", "values": {}}'
    from order_lines, generate_series(1, quantity) as unit_number
    where list_price > price`.execute(db);
}
