import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/**
 * A program's database, opened from outside with SQL of our own: we share no code with the shop, so that a fault there cannot hide here. An embedded folder can only
 * be read while its program does not run.
 */
export type Books = {
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

export async function openBooks(place: { readonly url: string } | { readonly folder: string }): Promise<Books> {
  if ("folder" in place) {
    const pglite = await PGlite.create(place.folder);
    return {
      query: async <Row extends object>(sql: string, values?: unknown[]) => (await pglite.query<Row>(sql, values)).rows,
      close: () => pglite.close(),
    };
  }
  const client = new pg.Client(place.url);
  await client.connect();
  return {
    query: async <Row extends object>(sql: string, values?: unknown[]) => (await client.query<Row>(sql, values)).rows,
    close: () => client.end(),
  };
}

/**
 * Adds the shop's books up (invariants I-01, I-05, I-20).
 * @returns one sentence for every fault; empty when all is well
 */
export async function auditShop(books: Books): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(questions)) {
    const rows = await books.query(query);
    for (const row of rows.slice(0, 5)) faults.push(`${what}: ${JSON.stringify(row)}`);
  }
  return faults;
}

const questions = {
  "a sku has less than nothing or holds more than it has":
    "select * from stock_units where on_hand < 0 or held < 0 or held > on_hand",
  "movements do not add up to the units": `
    select u.sku_code, u.location_code, u.on_hand, u.held, m.on_hand as moved, m.held as moved_held from stock_units u
    left join (select sku_code, location_code, sum(on_hand_change) as on_hand, sum(held_change) as held from stock_movements group by 1, 2) m
      using (sku_code, location_code)
    where coalesce(m.on_hand, 0) <> u.on_hand or coalesce(m.held, 0) <> u.held`,
  "holds do not add up to what is held": `
    select u.sku_code, u.location_code, u.held, h.held as holds from stock_units u
    left join (select sku_code, location_code, sum(quantity) as held from stock_holds where state = 'held' group by 1, 2) h using (sku_code, location_code)
    where coalesce(h.held, 0) <> u.held`,
  "a hold has no order":
    "select h.order_code from stock_holds h left join orders o using (order_code) where o.order_code is null",
  "an open order holds nothing": `
    select o.order_code, o.state from orders o where o.state in (21, 31)
      and not exists (select 1 from stock_holds h where h.order_code = o.order_code and h.state = 'held')`,
  "a cancelled or closed order still holds": `
    select o.order_code, o.state from orders o join stock_holds h using (order_code) where o.state in (61, 62) and h.state = 'held'`,
  "an order has no payment":
    "select o.order_code from orders o where not exists (select 1 from payments p where p.order_code = o.order_code)",
} as const;

/** Those of the given order codes that are not in the books. */
export async function ordersMissing(books: Books, orderCodes: readonly string[]): Promise<string[]> {
  const rows = await books.query<{ order_code: string }>("select order_code from orders where order_code = any($1)", [
    orderCodes,
  ]);
  const there = new Set(rows.map((row) => row.order_code));
  return orderCodes.filter((code) => !there.has(code));
}
