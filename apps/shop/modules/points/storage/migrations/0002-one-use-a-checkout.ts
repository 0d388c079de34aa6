import { type Kysely, sql } from "kysely";

/**
 * A checkout that has become an order gets no second intention, under another order code: a call
 * that looked at the checkout before its order stood would have points set aside for nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`lock table point_uses in share row exclusive mode`.execute(db);
  // What is intended beside an order leads to none, and is given up under its order code.
  await sql`
    update point_uses set checkout_id = gen_random_uuid() where state = 'intended'
      and exists (select from point_uses ordered
        where ordered.checkout_id = point_uses.checkout_id and ordered.state = 'ordered')`.execute(db);
  await sql`drop index point_uses_intended`.execute(db);
  await sql`create unique index point_uses_checkout on point_uses (checkout_id) where state <> 'abandoned'`.execute(db);
}
