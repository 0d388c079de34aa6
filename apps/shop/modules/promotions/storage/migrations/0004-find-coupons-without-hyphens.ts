import { type Kysely, sql } from "kysely";

/** A code is found without its hyphens, as it was spoken or copied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index coupon_codes_plain on coupon_codes (replace(coupon_code, '-', ''))`.execute(db);
}
