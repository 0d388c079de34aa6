import type { Database } from "./database.ts";

type InboxTables = { inbox: { source: string; message_id: string } };

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
