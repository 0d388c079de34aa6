import { type Kysely, sql } from "kysely";

/**
 * What became of an account's wish to join the club. The request, with the hash of the password for
 * the club, stands here until the club has answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table club_joinings (
      account_code text collate "C" primary key references members (member_code),
      joining_id text collate "C" not null unique,
      token_digest text not null,
      state text not null check (state in ('waiting', 'joined', 'linked-elsewhere')),
      request jsonb,
      club_member_code text collate "C",
      asked_at timestamptz not null,
      answered_at timestamptz,
      check ((state = 'waiting') = (request is not null)),
      check ((state = 'joined') = (club_member_code is not null)),
      check ((state = 'waiting') = (answered_at is null))
    )`.execute(db);
}
