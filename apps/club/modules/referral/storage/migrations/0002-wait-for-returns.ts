import { type Kysely, sql } from "kysely";

/**
 * A reward waits for the end of the order's return window. Rows that are rewarded already stay so,
 * without a moment: their points were available at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table referrals
      drop constraint referrals_state_check,
      add column matures_at timestamptz,
      add constraint referrals_state_check check (state in ('waiting', 'pending', 'rewarded', 'withdrawn')),
      add constraint referrals_pending_check check (state <> 'pending' or matures_at is not null)`.execute(db);
}
