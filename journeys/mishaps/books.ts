import pg from "pg";

/**
 * Adds the shop's books up from outside, with SQL of its own: it shares no code with the shop, so that a fault there cannot hide here.
 * @returns one sentence for every fault; empty when all is well
 */
export async function auditShop(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const faults: string[] = [];
    for (const [what, query] of Object.entries(questions)) {
      const { rows } = await client.query(query);
      for (const row of rows.slice(0, 5)) faults.push(`${what}: ${JSON.stringify(row)}`);
    }
    return faults;
  } finally {
    await client.end();
  }
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

/** The order codes that are in the database, of the given ones. */
export async function ordersThere(databaseUrl: string, orderCodes: readonly string[]): Promise<Set<string>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ order_code: string }>(
      "select order_code from orders where order_code = any($1)",
      [orderCodes],
    );
    return new Set(rows.map((row) => row.order_code));
  } finally {
    await client.end();
  }
}
