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

type Plan = {
  readonly "Node Type": string;
  readonly Alias?: string;
  readonly "Index Name"?: string;
  /** A mean over the loops, which PostgreSQL before 18 rounds. */
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly Plan[];
};
type Explained = { readonly Plan: Plan };

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
      explain (analyze, buffers, format json) ${claim}`.execute(database.tables());
    const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
    if (!explained) throw new Error("nothing was explained");
    return explained;
  };
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

  /** What decides how long a claim takes, on any machine, however busy. */
  const costOf = ({ Plan: plan }: Explained) => {
    const scans = nodesOf(plan).filter((node) => node["Node Type"].endsWith("Scan") && node.Alias !== "room");
    const candidates = scans.filter(({ Alias }) => Alias === "candidate");
    // The root writes what the nodes below it have found, whose blocks include those below them.
    const search = plan.Plans?.find(({ Alias }) => Alias === "outbox");
    return {
      taken: search?.["Actual Rows"],
      byIndex: candidates.map((node) => node["Index Name"]),
      wholeTable: scans.filter((node) => node["Node Type"] === "Seq Scan"),
      candidates: candidates.reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0),
      thrownAway: scans.reduce((sum, node) => sum + (node["Rows Removed by Filter"] ?? 0), 0),
      blocks: (search?.["Shared Hit Blocks"] ?? Number.NaN) + (search?.["Shared Read Blocks"] ?? 0),
    };
  };

  test.each([
    { due: 0, taken: 0 },
    { due: 20, taken: 20 },
    { due: waiting, taken: 20 },
  ])("finds $taken of $due due without reading others", async ({ due, taken }) => {
    await fill(due);
    const cost = costOf(await explain());
    expect(cost).toMatchObject({ taken, byIndex: ["outbox_due_by_topic"], wholeTable: [], thrownAway: 0 });
    // Three topics are asked, and their mean is rounded.
    expect(cost.candidates).toBeLessThanOrEqual(taken + 1);
    // Of more than a thousand. Each topic costs the way down its index, and each message its row,
    // its lock, and the ways down the indexes of keys and ids.
    expect(cost.blocks).toBeLessThanOrEqual(10 + 8 * taken);
  });
});
