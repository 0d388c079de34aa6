import { type Generated, type RawBuilder, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Database } from "../database.ts";
import type { JsonValue } from "../json-value.ts";
import type { NewMessage, OutboxMessage } from "./message.ts";

export type OutboxTables = {
  outbox: {
    id: string;
    position: Generated<number>;
    topic: string;
    message_key: string;
    payload: JsonValue;
    due_at: Date;
    attempts: Generated<number>;
    failure: string | null;
    parked_at: Date | null;
  };
};

export type ClaimedMessage = OutboxMessage & { readonly attempts: number };

/** In the given order, in one statement. */
export async function insertMessages(
  database: Database,
  messages: readonly NewMessage[],
  dueAt: RawBuilder<Date>,
): Promise<void> {
  await sql`
    insert into outbox (id, topic, message_key, payload, due_at)
    select id, topic, message_key, payload::jsonb, ${dueAt}
    from unnest(${messages.map(() => uuidv7())}::uuid[], ${messages.map(({ topic }) => topic)}::text[],
      ${messages.map(({ key }) => key)}::text[], ${messages.map(({ payload }) => JSON.stringify(payload))}::text[])
      with ordinality as given (id, topic, message_key, payload, place)
    order by place`.execute(database.tables<OutboxTables>());
}

/**
 * Takes due messages under a lease, so that no connection is held while they are handled and they
 * come again after a crash. Only the oldest of each key is taken, which preserves the order.
 */
export async function claimDue(
  database: Database,
  claim: { now: RawBuilder<Date>; leaseUntil: RawBuilder<Date>; limit: number },
): Promise<ClaimedMessage[]> {
  const result = await sql<ClaimedMessage>`
    update outbox set due_at = ${claim.leaseUntil}, attempts = attempts + 1
    where id in (
      select candidate.id from outbox candidate
      where candidate.due_at <= ${claim.now} and candidate.parked_at is null
        and not exists (
          select 1 from outbox earlier
          where earlier.message_key = candidate.message_key and earlier.position < candidate.position and earlier.parked_at is null
        )
      order by candidate.position limit ${claim.limit} for update skip locked
    )
    returning id, topic, message_key as key, payload, attempts`.execute(database.tables());
  return result.rows;
}

export async function removeMessages(database: Database, ids: readonly string[]): Promise<void> {
  await sql`delete from outbox where id = any(${ids}::uuid[])`.execute(database.tables<OutboxTables>());
}

export async function markFailed(
  database: Database,
  id: string,
  outcome: { parked: boolean; reason: string; retryAt: RawBuilder<Date> },
): Promise<void> {
  await database
    .tables<OutboxTables>()
    .updateTable("outbox")
    .set({
      due_at: outcome.retryAt,
      failure: outcome.reason.slice(0, 500),
      parked_at: outcome.parked ? sql<Date>`now()` : null,
    })
    .where("id", "=", id)
    .execute();
}

/** Makes a claimed message due later, and takes its attempt back. */
export async function postpone(database: Database, id: string, dueAt: RawBuilder<Date>): Promise<void> {
  await database
    .tables<OutboxTables>()
    .updateTable("outbox")
    .set({ due_at: dueAt, attempts: sql<number>`attempts - 1` })
    .where("id", "=", id)
    .execute();
}
