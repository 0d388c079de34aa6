import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pins (
      member_code text collate "C" primary key,
      hash text not null check (hash like '$argon2id$%'),
      attempts_left integer not null check (attempts_left between 0 and 3),
      changed_at timestamptz not null
    )`.execute(db);
  await sql`
    create table pin_proofs (
      member_code text collate "C" primary key,
      proof_digest text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index pin_proofs_ended on pin_proofs (expires_at)`.execute(db);
}
