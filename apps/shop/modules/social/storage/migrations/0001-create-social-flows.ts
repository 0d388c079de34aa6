import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table social_flows (
      state_digest text primary key,
      flow text not null,
      nonce_digest text not null unique,
      redirect_url text,
      expires_at timestamptz not null,
      code_taken_at timestamptz,
      nonce_spent_at timestamptz,
      check (nonce_spent_at is null or code_taken_at is not null)
    )`.execute(db);
  await sql`
    create table social_spent_tokens (
      token_digest text primary key,
      expires_at timestamptz not null
    )`.execute(db);
}
