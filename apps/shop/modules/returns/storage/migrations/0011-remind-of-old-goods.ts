import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table returns add column replaced_at timestamptz, add column reminded_at timestamptz`.execute(db);
  await sql`
    update returns set replaced_at = (select max(happened_at) from return_history as past
      where past.return_code = returns.return_code and past.state = 'REPLACEMENT_SENT')`.execute(db);
  await sql`create index returns_to_remind on returns (replaced_at)
    where state = 'SENT' and mode = 'EXCHANGE' and approved_at is not null and reminded_at is null`.execute(db);
}
