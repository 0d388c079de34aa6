import { type RawBuilder, sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import type { OutboxTables } from "./outbox/outbox-storage.ts";

/**
 * A message that the outbox has stopped delivering. Its payload is not shown: it may be personal.
 */
export type ParkedMessage = {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly attempts: number;
  /** The last error. */
  readonly failure: string | null;
  readonly parkedAt: Date;
};

/** Oldest first, at most a hundred. */
export async function parkedMessages(database: Database): Promise<ParkedMessage[]> {
  const parkedAt: RawBuilder<Date> = sql.ref("parked_at");
  return database
    .tables<OutboxTables>()
    .selectFrom("outbox")
    .select(["id", "topic", "message_key as key", "attempts", "failure", parkedAt.as("parkedAt")])
    .where("parked_at", "is not", null)
    .orderBy("position")
    .limit(100)
    .execute();
}

/**
 * Makes a parked message due, with ten new attempts. Conditional: of two callers one releases it.
 * @param id a UUID
 * @returns its topic, or undefined when it is not parked
 */
export async function releaseParked(
  { clock, database }: { readonly clock: Clock; readonly database: Database },
  id: string,
): Promise<string | undefined> {
  const row = await database
    .tables<OutboxTables>()
    .updateTable("outbox")
    .set({ parked_at: null, due_at: clock.databaseNow(), attempts: 0 })
    .where("id", "=", id)
    .where("parked_at", "is not", null)
    .returning("topic")
    .executeTakeFirst();
  return row?.topic;
}

/**
 * Makes all parked messages due, with new attempts, oldest first as they were written. Conditional:
 * of two callers one releases each.
 * @param topic of one topic only; undefined for all
 * @returns how many
 */
export async function releaseAllParked(
  { clock, database }: { readonly clock: Clock; readonly database: Database },
  topic: string | undefined,
): Promise<number> {
  let released = database
    .tables<OutboxTables>()
    .updateTable("outbox")
    .set({ parked_at: null, due_at: clock.databaseNow(), attempts: 0 })
    .where("parked_at", "is not", null);
  if (topic !== undefined) released = released.where("topic", "=", topic);
  const { numUpdatedRows } = await released.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
