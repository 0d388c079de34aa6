import { hasTestPostgres, openTestDatabase } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "./clock.ts";
import type { Database } from "./database.ts";
import { seconds } from "./durations.ts";
import { messagesMigrations } from "./messages-migrations.ts";
import { migrate } from "./migrate.ts";
import { claimStatement } from "./outbox/outbox-storage.ts";

const waiting = 100_000;

type Plan = { readonly "Node Type": string; readonly Plans?: readonly Plan[] };
type Explained = { readonly Plan: Plan; readonly "Execution Time": number };

describe.skipIf(!hasTestPostgres)(`a claim among ${waiting} messages, on PostgreSQL`, () => {
  let database: Database;
  const clock = createClock();
  beforeAll(async () => {
    database = await openTestDatabase("postgresql");
    await migrate(database, [messagesMigrations]);
  });
  afterAll(() => database.close());

  /** @param due how many of them may go now; the others wait for a later try */
  const fill = async (due: number) => {
    await sql`truncate outbox`.execute(database.tables());
    await sql`
      insert into outbox (id, topic, message_key, payload, due_at, failure)
      select gen_random_uuid(), 'mail', 'mail:' || n, '{}', now() + case when n > ${waiting - due} then interval '-1 minute'
        else interval '1 hour' end, case when n > ${waiting - due} then null else 'down' end
      from generate_series(1, ${waiting}::integer) n`.execute(database.tables());
    await sql`analyze outbox`.execute(database.tables());
  };
  const explain = async (): Promise<Explained> => {
    const claim = claimStatement({
      now: clock.databaseNow(),
      leaseUntil: clock.databaseIn(seconds(30)),
      room: ["order", "mail", "points"].map((topic) => ({ topic, limit: 20 })),
    });
    const { rows } = await sql<{ "QUERY PLAN": readonly Explained[] }>`
      explain (analyze, format json) ${claim}`.execute(database.tables());
    const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
    if (!explained) throw new Error("nothing was explained");
    return explained;
  };
  const nodesOf = (plan: Plan): string[] => [plan["Node Type"], ...(plan.Plans ?? []).flatMap(nodesOf)];

  test.each([0, 20, waiting])("reads no more than it takes, with %i of them due", async (due) => {
    await fill(due);
    const tries = [await explain(), await explain(), await explain()];
    for (const { Plan: plan } of tries) expect(nodesOf(plan)).not.toContain("Seq Scan");
    const fastest = Math.min(...tries.map((one) => one["Execution Time"]));
    // Measured 0.04 ms (none or few due) to 0.5 ms (all due); a table that is read takes 20 ms and
    // more.
    expect(fastest).toBeLessThan(5);
  });
});
