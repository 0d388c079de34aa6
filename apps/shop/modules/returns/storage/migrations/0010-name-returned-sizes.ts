import { type Kysely, sql } from "kysely";

/**
 * The size that a piece comes back in, where an earlier exchange had brought another than was
 * ordered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table return_units add column size_sku_code text collate "C", add column size_name text`.execute(db);
  await sql`
    update return_units as unit set (size_sku_code, size_name) = (
      select earlier.exchange_sku_code, earlier.exchange_size_name
        from return_units as earlier join returns on returns.return_code = earlier.return_code
        where returns.order_code = unit.order_code and returns.state = 'EXCHANGED'
          and earlier.line_number = unit.line_number and earlier.unit_number = unit.unit_number
          and returns.requested_at < (select requested_at from returns where return_code = unit.return_code)
        order by returns.requested_at desc limit 1)
      where order_code in (select order_code from returns where state = 'EXCHANGED')`.execute(db);
}
