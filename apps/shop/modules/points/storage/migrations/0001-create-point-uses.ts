import { type Kysely, sql } from "kysely";

/**
 * The points of orders. A row is written before the club is asked to hold them, so that what no
 * order came of can be given back, whatever happens in between. A checkout has one intention at a
 * time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_uses (
      order_code text collate "C" primary key,
      checkout_id uuid not null,
      account_code text collate "C" not null,
      points bigint not null check (points > 0),
      state text not null check (state in ('intended', 'ordered', 'abandoned')),
      intended_at timestamptz not null
    )`.execute(db);
  await sql`create unique index point_uses_intended on point_uses (checkout_id) where state = 'intended'`.execute(db);
  await sql`create index point_uses_not_ordered on point_uses (intended_at) where state <> 'ordered'`.execute(db);
}
