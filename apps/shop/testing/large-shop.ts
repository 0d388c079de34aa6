import { sql } from "kysely";
import type { TestShop } from "./shop.ts";

/** The number of rows each table should have. */
const wantedRows = 30_000;

/**
 * The columns that distinguish one copy of a row from another. Parents come before the tables that
 * refer to them.
 */
const distinctColumns = {
  products: ["product_code"],
  colour_ways: ["product_code"],
  skus: ["sku_code", "product_code", "sku_no", "barcode"],
  stock_units: ["sku_code"],
  stock_movements: ["sku_code", "order_code"],
  stock_holds: ["sku_code", "order_code"],
  members: ["member_code", "email", "email_folded"],
  passwords: ["member_code"],
  guest_accounts: ["account_code", "email"],
  sessions: ["session_id", "token_digest", "visitor_key", "account_code", "companion_digest"],
  carts: ["owner"],
  cart_lines: ["cart_line_id", "owner", "sku_code"],
  checkouts: ["checkout_id", "owner", "order_code"],
  orders: ["order_code", "owner", "account_code", "checkout_id", "email"],
  order_lines: ["order_code", "sku_code"],
  order_portions: ["order_code"],
  order_history: ["order_code"],
  payments: ["order_code"],
  payment_attempts: ["provider_order_id", "order_code", "reference"],
  parcels: ["parcel_code", "order_code", "courier_order_id"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Makes a small shop a large one: the rows of its goods, people and orders are copied again and
 * again, under new keys, and the planner's statistics are updated. The shop's caches are not.
 */
export async function growShop(shop: TestShop): Promise<void> {
  for (const [table, distinct] of Object.entries(distinctColumns)) await copyRows(shop, table, distinct);
  await sql`analyze`.execute(shop.platform.database.tables());
}

async function copyRows(shop: TestShop, table: string, distinct: readonly string[]): Promise<void> {
  const tables = shop.platform.database.tables();
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO'`.execute(tables);
  const values = columns.map(({ name, type }) => {
    if (name === "mobile") return sql`'8' || (100000000 + row_number() over ())`;
    if (!distinct.includes(name)) return sql.ref(name);
    return type === "uuid" ? sql`gen_random_uuid()` : sql`${sql.ref(name)} || '-' || copy`;
  });
  const from = sql.table(table);
  await sql`
    insert into ${from} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from ${from},
      generate_series(1, (select ${wantedRows} / count(*) from ${from})) as copy`.execute(tables);
}
