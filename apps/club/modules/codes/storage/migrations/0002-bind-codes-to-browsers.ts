import { type Kysely, sql } from "kysely";

/**
 * A member may have several codes for one purpose, each good in the browser that asked for it. In a
 * table of its own: a program of before finds a code in `member_codes` by member and purpose alone.
 * That one can be dropped once no such program runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_codes (
      member_code text collate "C" not null,
      purpose text not null check (purpose in ('pin', 'password')),
      flow_digest text collate "C" not null,
      request_id text not null,
      code_digest text not null,
      attempts_left integer not null check (attempts_left between 0 and 3),
      expires_at timestamptz not null,
      primary key (member_code, purpose, flow_digest)
    )`.execute(db);
  await sql`create index sent_codes_ended on sent_codes (expires_at)`.execute(db);
}
