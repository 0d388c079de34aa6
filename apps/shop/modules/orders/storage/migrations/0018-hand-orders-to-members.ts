import { type Kysely, sql } from "kysely";

/** The browser that an order was placed in by a guest, who has become the member that owns it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column former_owner text`.execute(db);
  await sql`drop index orders_of_guests_by_email`.execute(db);
  await sql`drop index orders_of_guests_by_mobile`.execute(db);
  // By address also those under way: anyone who registers takes them over.
  await sql`
    create index orders_of_guests_by_email on orders (lower(email))
    where owner like 'visitor:%' or former_owner is not null`.execute(db);
  await sql`
    create index orders_of_guests_by_mobile on orders (coalesce(loyalty_mobile, mobile))
    where (owner like 'visitor:%' or former_owner is not null) and completed_at is not null`.execute(db);
}
