import { randomUUID } from "node:crypto";
import { hasTestPostgres, openTestDatabase, openTestPools, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createClock } from "./clock.ts";
import type { Database } from "./database.ts";
import { minutes, seconds } from "./durations.ts";
import { messagesMigrations } from "./messages-migrations.ts";
import { migrate } from "./migrate.ts";
import { removeExpiredAssertions, spentAssertion } from "./used-assertions.ts";

type Used = Parameters<typeof spentAssertion>[0];
const spend = (database: Database, used: Used) => database.send(spentAssertion(used));
const fresh = () => ({ issuer: "shop", id: randomUUID(), expiresAt: Date.now() + seconds(60) });

describe.each(testEngines)("assertions that were used, on %s", (engine) => {
  test("an id counts once for each issuer, and is forgotten only when it has long expired", async () => {
    const database = await openTestDatabase(engine);
    await migrate(database, [messagesMigrations]);
    const clock = createClock();
    const assertion = fresh();
    expect(await spend(database, assertion)).toBe(true);
    expect(await spend(database, assertion)).toBe(false);
    expect(await spend(database, { ...assertion, issuer: "another" })).toBe(true);
    clock.setOffset(minutes(2));
    await removeExpiredAssertions(database, clock);
    expect(await spend(database, assertion)).toBe(false);
    clock.setOffset(minutes(7));
    await removeExpiredAssertions(database, clock);
    const left = await sql`select 1 from used_assertions`.execute(database.tables());
    expect(left.rows).toEqual([]);
    await database.close();
  });
});

describe.skipIf(!hasTestPostgres)("one assertion from two processes, on PostgreSQL", () => {
  /** The planted fault: checks, then inserts, where the real guard uses one conditional insert. */
  const lookThenNote = async (database: Database, { issuer, id, expiresAt }: Used) => {
    const tables = database.tables();
    const seen = await sql`select 1 from used_assertions where assertion_id = ${id}`.execute(tables);
    if (seen.rows.length > 0) return false;
    await sql`insert into used_assertions values (${issuer}, ${id}, ${new Date(expiresAt)}) on conflict do nothing`.execute(
      tables,
    );
    return true;
  };

  test("of twenty uses at once one counts; without the guard more would", async () => {
    const databases = await openTestPools(2);
    const [first] = databases;
    if (!first) throw new Error("two pools were asked for");
    await migrate(first, [messagesMigrations]);
    const accepted = async (use: typeof spend) => {
      const assertion = fresh();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => databases.map((database) => use(database, assertion))).flat(),
      );
      return answers.filter(Boolean).length;
    };
    for (let round = 0; round < 5; round += 1) expect(await accepted(spend)).toBe(1);
    expect(await accepted(lookThenNote)).toBeGreaterThan(1);
    await Promise.all(databases.map((database) => database.close()));
  });
});
