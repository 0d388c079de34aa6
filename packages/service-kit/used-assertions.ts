import { sql } from "kysely";
import type { Assertion } from "./assertion.ts";
import type { Clock } from "./clock.ts";
import { type Database, type Statement, statement } from "./database.ts";
import { minutes } from "./durations.ts";
import type { RecurringTask } from "./recurring-task.ts";

type AssertionTables = { used_assertions: { issuer: string; assertion_id: string; expires_at: Date } };

/**
 * Longer than the clocks of two processes differ, so that no process accepts what another has
 * deleted.
 */
const gracePeriod = minutes(5);

type UsedAssertion = Pick<Assertion, "issuer" | "id" | "expiresAt">;

/**
 * Records that an assertion was used, by one insert, to be sent with other statements: false when
 * it had been used before.
 */
export function spentAssertion({ issuer, id, expiresAt }: UsedAssertion): Statement<boolean> {
  const query = sql`
    insert into used_assertions (issuer, assertion_id, expires_at) values (${issuer}, ${id}, ${new Date(expiresAt + gracePeriod)})
    on conflict do nothing returning assertion_id`;
  return statement(query, (rows) => rows.length > 0);
}

/** Deletes used assertions that have expired and are rejected for that. */
export async function removeExpiredAssertions(database: Database, clock: Clock): Promise<void> {
  await database
    .tables<AssertionTables>()
    .deleteFrom("used_assertions")
    .where("expires_at", "<", clock.databaseNow())
    .execute();
}

export function assertionRemoval(database: Database, clock: Clock): RecurringTask {
  return {
    name: "remove expired assertions",
    every: minutes(5),
    run: () => removeExpiredAssertions(database, clock),
  };
}
