import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/**
 * A program's database, read with our own SQL: this shares no code with the shop, so that a defect
 * there cannot hide here. An embedded folder can be read only while its program is stopped.
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
 * Checks the shop's books (invariants I-01, I-05, I-09, I-17, I-20).
 * @returns one sentence per violation; empty when there are none
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
    left join (select sku_code, location_code, sum(quantity - ended) as held from stock_holds where state = 'held' group by 1, 2) h using (sku_code, location_code)
    where coalesce(h.held, 0) <> u.held`,
  // What an exchange sends is held under its return's code.
  "a hold has no order": `
    select h.order_code from stock_holds h left join orders o using (order_code)
    left join returns r on r.return_code = h.order_code
    where o.order_code is null and r.return_code is null and h.order_code not like 'FLASH:%'`,
  "an open order holds nothing": `
    select o.order_code, o.state from orders o where o.state in (21, 31)
      and not exists (select 1 from stock_holds h where h.order_code = o.order_code and h.state = 'held')`,
  "a cancelled or closed order still holds": `
    select o.order_code, o.state from orders o join stock_holds h using (order_code) where o.state in (61, 62) and h.state = 'held'`,
  "an order has no payment":
    "select o.order_code from orders o where o.total > 0 and not exists (select 1 from payments p where p.order_code = o.order_code)",
  "a payment asks for another amount than its order":
    "select order_code, p.amount, o.total from payments p join orders o using (order_code) where p.amount <> o.total",
  "more goes back of a payment than came":
    "select provider_order_id, received, refunded from payment_attempts where refunded > coalesce(received, 0)",
  "refunds do not add up to what was set aside for them": `
    select a.provider_order_id, a.refunded, r.amount from payment_attempts a
    left join (select provider_order_id, sum(amount) as amount from refunds group by 1) r using (provider_order_id)
    where coalesce(r.amount, 0) <> a.refunded`,
  "units, less what was taken off each, do not add up to the amounts of their order": `
    select o.order_code, o.total, l.listed, a.taken_off from orders o
    join (select order_code, sum(list_price * quantity) as listed, sum(price * quantity) as asked from order_lines group by 1) l using (order_code)
    left join (
      select order_code, sum(amount) as taken_off,
        sum(amount) filter (where line_number > 0 and source = 'SALE_PRICE') as sale,
        sum(amount) filter (where line_number > 0 and source = 'PROMOTION') as promotion,
        sum(amount) filter (where line_number > 0 and source = 'COUPON') as coupon,
        sum(amount) filter (where source = 'POINTS') as points,
        sum(amount) filter (where line_number = 0 and source <> 'POINTS') as off_freight
      from order_adjustments group by 1
    ) a using (order_code)
    where l.listed + o.freight - coalesce(a.taken_off, 0) <> o.total
      or l.listed - coalesce(a.sale, 0) <> o.product_amount or l.asked <> o.product_amount
      or coalesce(a.promotion, 0) <> o.discount or coalesce(a.coupon, 0) <> o.coupon
      or coalesce(a.points, 0) <> o.used_point_amount or coalesce(a.off_freight, 0) <> o.freight_discount`,
  "something is taken off a piece that was not bought, or more than it costs": `
    select a.order_code, a.line_number, a.unit_number, sum(a.amount) as taken_off
    from order_adjustments a join orders o using (order_code) left join order_lines l using (order_code, line_number)
    group by 1, 2, 3, o.freight, l.quantity, l.list_price
    having (a.line_number = 0 and sum(a.amount) > o.freight)
      or (a.line_number > 0 and (l.quantity is null or a.unit_number > l.quantity or sum(a.amount) > l.list_price))`,
} as const;

/** Those of the given order codes that are not in the database. */
export async function ordersMissing(books: Books, orderCodes: readonly string[]): Promise<string[]> {
  const rows = await books.query<{ order_code: string }>("select order_code from orders where order_code = any($1)", [
    orderCodes,
  ]);
  const there = new Set(rows.map((row) => row.order_code));
  return orderCodes.filter((code) => !there.has(code));
}
