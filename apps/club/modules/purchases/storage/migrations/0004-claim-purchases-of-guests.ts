import { type Kysely, sql } from "kysely";

/** A claim may arrive before its purchase, so there is no foreign key to `purchases`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchase_claims (
      order_code text collate "C" primary key,
      account_code text collate "C" not null,
      claimed_at timestamptz not null
    )`.execute(db);
  await sql`create index purchase_claims_account on purchase_claims (account_code)`.execute(db);
}
