import { type Kysely, sql } from "kysely";

/** What a company needs on the invoice of an order, given on request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_requests (
      order_code text collate "C" primary key references orders (order_code),
      tax_code text collate "C" not null,
      company text not null,
      company_address text not null,
      asked_at timestamptz not null
    )`.execute(db);
}
