import { sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import { days, hours, milliseconds } from "./durations.ts";
import type { RecurringTask } from "./recurring-task.ts";

type InboxTables = { inbox: { source: string; message_id: string } };

/**
 * Far longer than any message is repeated. Providers of payments, parcels and mails repeat theirs
 * for a day or so. Our outboxes do so for three days, and later only for messages that a person
 * releases, after an alarm, or that a restored backup holds. So no entry has to stay for
 * ever: a provider's notification that is repeated even later only causes another query to the
 * provider, and the club's own tables accept no purchase and no reversal twice.
 */
const retention = days(180);

/** A statement locks, and writes to the log of the database, no more than this. */
const onePortion = 1000;

/**
 * Records a message as received, in the running transaction.
 * @returns false when it was received before: its effect exists already and must not be repeated
 */
export async function takeIn(database: Database, source: string, messageId: string): Promise<boolean> {
  if (!database.isInTransaction()) throw new Error("a message is taken in within the transaction of its effect");
  const result = await database
    .tables<InboxTables>()
    .insertInto("inbox")
    .values({ source, message_id: messageId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes entries that are no longer repeated, batch by batch. */
export async function removeOldMessages(database: Database, clock: Clock): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from inbox where (source, message_id) in (
        select source, message_id from inbox where received_at < (select ${clock.databaseIn(milliseconds(-retention))})
        order by received_at limit ${onePortion} for update skip locked
      )`.execute(database.tables());
    if (numAffectedRows < onePortion) return;
  }
}

export function inboxRemoval(database: Database, clock: Clock): RecurringTask {
  return { name: "remove old inbox messages", every: hours(1), run: () => removeOldMessages(database, clock) };
}
