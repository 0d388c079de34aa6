import { type Kysely, sql } from "kysely";

/**
 * A sale price may begin and end. Few do, and catalogue followers ask which ones did since their
 * last poll.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table skus
      add column sale_begins_at timestamptz,
      add column sale_ends_at timestamptz,
      add constraint skus_sale_period check (sale_begins_at < sale_ends_at)`.execute(db);
  await sql`create index skus_sale_begins on skus (sale_begins_at) where sale_begins_at is not null`.execute(db);
  await sql`create index skus_sale_ends on skus (sale_ends_at) where sale_ends_at is not null`.execute(db);
}
