import { type Kysely, sql } from "kysely";

/**
 * A sku may lie in a cart twice: bought, and taken as a gift or add-on under a promotion. What
 * clients had sent as `activityCode` before there were promotions means nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update cart_lines set activity_code = null where activity_code is not null`.execute(db);
  await sql`alter table cart_lines drop constraint cart_lines_owner_distribution_type_sku_code_key`.execute(db);
  await sql`
    create unique index cart_lines_goods on cart_lines (owner, distribution_type, sku_code, activity_code) nulls not distinct`.execute(
    db,
  );
}
