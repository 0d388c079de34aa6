import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table questions (
      question_code text collate "C" primary key,
      member_code text collate "C",
      product_code text collate "C" not null,
      product_name text not null,
      body text not null,
      language text not null,
      author text,
      state text not null default 'PENDING' check (state in ('PENDING', 'ANSWERED', 'REFUSED')),
      answer text,
      refusal text,
      asked_at timestamptz not null,
      decided_at timestamptz,
      check ((state = 'ANSWERED') = (answer is not null)),
      check ((state = 'REFUSED') = (refusal is not null)),
      check ((state = 'PENDING') = (decided_at is null))
    )`.execute(db);
  // The same words of a person about a product are one question, however often they are sent.
  await sql`create unique index questions_once on questions (member_code, product_code, md5(body))`.execute(db);
  await sql`
    create index questions_shown on questions (product_code, decided_at desc) where state = 'ANSWERED'`.execute(db);
  await sql`create index questions_to_decide on questions (asked_at) where state = 'PENDING'`.execute(db);
}
