import { type Kysely, sql } from "kysely";

/**
 * By address and by number, for anyone who proves to have them. No order pays for it before it is
 * complete.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_of_guests_by_email on orders (lower(email))
    where owner like 'visitor:%' and completed_at is not null`.execute(db);
  await sql`
    create index orders_of_guests_by_mobile on orders (coalesce(loyalty_mobile, mobile))
    where owner like 'visitor:%' and completed_at is not null`.execute(db);
}
