import { type Generated, type RawBuilder, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Database } from "../database.ts";
import type { JsonValue } from "../json-value.ts";
import { traceOfMessage } from "../tracing/trace-messages.ts";
import type { NewMessage, OutboxMessage } from "./message.ts";

export type OutboxTables = {
  outbox: {
    id: string;
    position: Generated<number>;
    topic: string;
    message_key: string;
    payload: JsonValue;
    /** The trace of the request that wrote it, where requests are traced. */
    trace: string | null;
    due_at: Date;
    attempts: Generated<number>;
    failure: string | null;
    parked_at: Date | null;
  };
};

export type Claim = {
  readonly now: RawBuilder<Date>;
  readonly leaseUntil: RawBuilder<Date>;
  /** How many of each topic. Others are left for a version of the program that knows them. */
  readonly room: readonly { readonly topic: string; readonly limit: number }[];
};

export type ClaimedMessage = OutboxMessage & { readonly attempts: number; readonly trace: string | null };

/**
 * In the given order, in one statement. Behind a message that failed and is tried later, none is
 * due before it.
 */
export async function insertMessages(
  database: Database,
  messages: readonly NewMessage[],
  dueAt: RawBuilder<Date>,
): Promise<void> {
  await sql`
    insert into outbox (id, topic, message_key, payload, trace, due_at)
    select id, topic, message_key, payload::jsonb, ${traceOfMessage()}::text, greatest(${dueAt}, (
      select max(earlier.due_at) from outbox earlier
      where earlier.message_key = given.message_key and earlier.failure is not null and earlier.parked_at is null))
    from unnest(${messages.map(() => uuidv7())}::uuid[], ${messages.map(({ topic }) => topic)}::text[],
      ${messages.map(({ key }) => key)}::text[], ${messages.map(({ payload }) => JSON.stringify(payload))}::text[])
      with ordinality as given (id, topic, message_key, payload, place)
    order by place`.execute(database.tables<OutboxTables>());
}

/**
 * Takes due messages under a lease, so that no connection is held while they are handled and they
 * come again after a crash. Only the oldest of each key is taken, which preserves the order. The
 * moment is read once: compared with a moment that moves, no index could be used, and 100,000
 * waiting messages would be read each second.
 */
export async function claimDue(database: Database, claim: Claim): Promise<ClaimedMessage[]> {
  const result = await claimStatement(claim).execute(database.tables());
  return [...result.rows];
}

/**
 * For `claimDue`, and for the test of its plan. What is found is an array, whose size the planner
 * takes for small: joined as rows, it would read the whole table.
 */
export const claimStatement = ({ now, leaseUntil, room }: Claim) =>
  sql<ClaimedMessage>`
    update outbox set due_at = ${leaseUntil}, attempts = attempts + 1
    where id = any(array(
      select due.id
      from unnest(${room.map(({ topic }) => topic)}::text[], ${room.map(({ limit }) => limit)}::integer[]) as room (topic, places)
      cross join lateral (
        select candidate.id from outbox candidate
        where candidate.topic = room.topic and candidate.due_at <= (select ${now}) and candidate.parked_at is null
          and not exists (
            select 1 from outbox earlier
            where earlier.message_key = candidate.message_key and earlier.position < candidate.position
              and earlier.parked_at is null
          )
        order by candidate.due_at limit room.places for update skip locked
      ) due
    ))
    returning id, topic, message_key as key, payload, trace, attempts`;

export async function removeMessages(database: Database, ids: readonly string[]): Promise<void> {
  await sql`delete from outbox where id = any(${ids}::uuid[])`.execute(database.tables<OutboxTables>());
}

/**
 * Notes a failure. Those that wait behind the message, by its key, become due no earlier than it,
 * so that a claim does not skip them again and again.
 */
export async function markFailed(
  database: Database,
  id: string,
  outcome: { parked: boolean; reason: string; retryAt: RawBuilder<Date> },
): Promise<void> {
  await sql`
    with failed as (
      update outbox set due_at = ${outcome.retryAt}, failure = ${outcome.reason.slice(0, 500)},
        parked_at = ${outcome.parked ? sql`now()` : sql`null::timestamptz`}
      where id = ${id} returning message_key, position, due_at
    )
    update outbox behind set due_at = greatest(behind.due_at, failed.due_at) from failed
    where behind.message_key = failed.message_key and behind.position > failed.position and behind.parked_at is null
      and ${!outcome.parked}`.execute(database.tables());
}

/** Makes a claimed message due later, with those behind it, and takes its attempt back. */
export async function postpone(database: Database, id: string, dueAt: RawBuilder<Date>): Promise<void> {
  await sql`
    with postponed as (
      update outbox set due_at = ${dueAt}, attempts = attempts - 1
      where id = ${id} returning message_key, position, due_at
    )
    update outbox behind set due_at = greatest(behind.due_at, postponed.due_at) from postponed
    where behind.message_key = postponed.message_key and behind.position > postponed.position
      and behind.parked_at is null`.execute(database.tables());
}
