import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_codes (
      member_code text collate "C" not null,
      purpose text not null check (purpose in ('pin', 'password')),
      request_id text not null,
      code_digest text not null,
      attempts_left integer not null check (attempts_left between 0 and 3),
      expires_at timestamptz not null,
      primary key (member_code, purpose)
    )`.execute(db);
  await sql`create index member_codes_ended on member_codes (expires_at)`.execute(db);
}
