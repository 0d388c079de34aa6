import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      review_code text collate "C" primary key,
      owner text not null,
      order_code text collate "C" not null,
      line_number integer not null check (line_number > 0),
      product_code text collate "C" not null,
      product_name text not null,
      size_name text not null,
      stars integer not null check (stars between 1 and 5),
      fit text check (fit in ('SMALL', 'TRUE_TO_SIZE', 'LARGE')),
      body text not null,
      language text not null,
      author text,
      state text not null check (state in ('PENDING', 'APPROVED', 'REJECTED')),
      version_number integer not null default 1,
      rejection text,
      answer text,
      written_at timestamptz not null,
      check ((state = 'REJECTED') = (rejection is not null))
    )`.execute(db);
  // A buyer has one review of a product, whatever is sent in parallel.
  await sql`create unique index reviews_once on reviews (owner, product_code)`.execute(db);
  await sql`create index reviews_shown on reviews (product_code, written_at desc) where state = 'APPROVED'`.execute(db);
  await sql`create index reviews_to_decide on reviews (written_at) where state = 'PENDING'`.execute(db);
}
