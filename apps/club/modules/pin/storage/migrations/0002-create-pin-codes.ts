import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pin_codes (
      member_code text collate "C" primary key,
      request_id text not null,
      code_digest text not null,
      attempts_left integer not null check (attempts_left between 0 and 3),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index pin_codes_ended on pin_codes (expires_at)`.execute(db);
}
