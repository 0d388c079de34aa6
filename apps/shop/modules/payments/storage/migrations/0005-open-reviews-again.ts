import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the provider said when a review was opened last: other news open it again. Null in older
  // rows, so the next news do.
  await sql`alter table payments_to_review add column told text`.execute(db);
  // A debt of an order that was paid less than its total may find nothing left: it is settled with
  // nothing.
  await sql`
    alter table refunds drop constraint refunds_amount_check,
      add constraint refunds_amount_check check (amount > 0 or (amount = 0 and state in ('done', 'transferred')))`.execute(
    db,
  );
  // Money that staff accepted did not yet become the current attempt's, which refunds are made of.
  await sql`
    update payments set attempt = accepted.attempt
    from payments_to_review review join payment_attempts accepted on accepted.provider_order_id = review.provider_order_id
    where accepted.order_code = payments.order_code and review.decision = 'accepted' and payments.attempt <> accepted.attempt`.execute(
    db,
  );
}
