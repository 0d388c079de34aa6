import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passwords (
      member_code text primary key,
      hash text not null check (hash like '$argon2id$%'),
      changed_at timestamptz not null
    )`.execute(db);
}
