import { days, type Milliseconds, milliseconds } from "@gelora/service-kit/durations.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { PaymentTables } from "./payment-tables.ts";

/**
 * Counts a person's card try, unless there are too many in the preceding period. Takes a lock on
 * the person until the transaction ends, so concurrent tries are counted one at a time.
 * @returns false when the limit is reached; the try is not counted then
 */
export async function countCardTry(
  platform: Platform,
  person: string,
  limit: { readonly most: number; readonly within: Milliseconds },
): Promise<boolean> {
  const { clock, database } = platform;
  const tables = database.tables<PaymentTables>();
  await sql`select pg_advisory_xact_lock(hashtext('card tries'), hashtext(${person}))`.execute(tables);
  const { tries } = await tables
    .selectFrom("payment_card_tries")
    .select((row) => row.fn.countAll<number>().as("tries"))
    .where("person", "=", person)
    .where("tried_at", ">", clock.databaseIn(milliseconds(-limit.within)))
    .executeTakeFirstOrThrow();
  if (tries >= limit.most) return false;
  await tables.insertInto("payment_card_tries").values({ person, tried_at: clock.databaseNow() }).execute();
  return true;
}

export async function deleteOldCardTries(platform: Platform): Promise<void> {
  await platform.database
    .tables<PaymentTables>()
    .deleteFrom("payment_card_tries")
    .where("tried_at", "<", platform.clock.databaseIn(milliseconds(-days(1))))
    .execute();
}
