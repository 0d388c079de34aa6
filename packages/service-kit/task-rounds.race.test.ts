import { hasTestPostgres, openTestDatabase, openTestPools, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { days, hours } from "./durations.ts";
import { migrate } from "./migrate.ts";
import { sharedRounds, taskRoundsMigrations } from "./task-rounds.ts";

const age = (database: Database, interval: string) =>
  sql`update task_rounds set begun_at = begun_at - ${interval}::interval`.execute(database.tables());

describe.each(testEngines)("rounds that processes share, on %s", (engine) => {
  test("a round is taken once, by whichever process, and again when its time has come", async () => {
    const database = await openTestDatabase(engine);
    await migrate(database, [taskRoundsMigrations]);
    const [process, restarted] = [sharedRounds(database), sharedRounds(database)];
    expect(await process("audit", days(1))).toBe(0);
    const wait = await restarted("audit", days(1));
    expect(wait).toBeGreaterThan(days(1) - 60_000);
    expect(wait).toBeLessThanOrEqual(days(1));
    expect(await restarted("another", days(1))).toBe(0);
    await age(database, "23 hours");
    expect(await restarted("audit", days(1))).toBeLessThanOrEqual(hours(1));
    await age(database, "1 hour");
    expect(await restarted("audit", days(1))).toBe(0);
    expect(await process("audit", days(1))).toBeGreaterThan(0);
    await database.close();
  });

  test("a moment to come, of a clock that was set back, costs no more than one round's time", async () => {
    const database = await openTestDatabase(engine);
    await migrate(database, [taskRoundsMigrations]);
    expect(await sharedRounds(database)("audit", days(1))).toBe(0);
    await age(database, "-30 days");
    expect(await sharedRounds(database)("audit", days(1))).toBe(days(1));
    await database.close();
  });
});

describe.skipIf(!hasTestPostgres)("one round for two processes at once, on PostgreSQL", () => {
  /** The planted fault: checks, then notes, where the real guard uses one conditional statement. */
  const lookThenNote = async (database: Database) => {
    const due = await sql`select 1 from task_rounds where begun_at <= now() - interval '1 day'`.execute(
      database.tables(),
    );
    await sql`update task_rounds set begun_at = now()`.execute(database.tables());
    return due.rows.length > 0 ? 0 : 1;
  };

  test("of twenty that come at once one takes it; without the guard more would", async () => {
    const databases = await openTestPools(2);
    const [first] = databases;
    if (!first) throw new Error("two were asked for");
    await migrate(first, [taskRoundsMigrations]);
    const taken = async (take: (database: Database) => Promise<number>) => {
      const waits = await Promise.all(Array.from({ length: 10 }, () => databases.map(take)).flat());
      return waits.filter((wait) => wait === 0).length;
    };
    const guarded = (database: Database) => sharedRounds(database)("audit", days(1));
    for (let round = 0; round < 5; round += 1) {
      expect(await taken(guarded)).toBe(1);
      await age(first, "1 day");
    }
    expect(await taken(lookThenNote)).toBeGreaterThan(1);
    await Promise.all(databases.map((database) => database.close()));
  });
});
