import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tickets (
      ticket_code text collate "C" primary key,
      owner text,
      name text not null,
      email text not null,
      topic text not null check (topic in ('ORDER', 'PAYMENT', 'RETURN', 'PRODUCT', 'ACCOUNT', 'OTHER')),
      order_code text collate "C",
      body text not null,
      language text not null,
      answers integer not null default 0,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index tickets_to_answer on tickets (sent_at) where answers = 0`.execute(db);
  await sql`create index tickets_of_owner on tickets (owner)`.execute(db);
  await sql`
    create table ticket_answers (
      ticket_code text collate "C" not null references tickets (ticket_code) on delete cascade,
      answer_number integer not null check (answer_number > 0),
      body text not null,
      staff_code text collate "C" not null,
      answered_at timestamptz not null,
      primary key (ticket_code, answer_number)
    )`.execute(db);
}
