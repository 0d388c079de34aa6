import { type Kysely, sql } from "kysely";

/**
 * What was charged for each piece, and what rules about points look at. Rows written before have no
 * amounts by piece.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchases add column ordered_at timestamptz`.execute(db);
  await sql`
    alter table purchase_lines add column amounts jsonb, add column brand_code text collate "C",
      add column category_codes text[] collate "C" not null default '{}'`.execute(db);
  await sql`alter table purchase_reversals add column amounts jsonb`.execute(db);
}
