import { hasTestPostgres, openTestDatabase, openTestPools, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createClock } from "./clock.ts";
import { countersMigrations, countInWindow, limitInWindow, removeEndedCounters, takeBackCount } from "./counters.ts";
import type { Database } from "./database.ts";
import { minutes } from "./durations.ts";
import { migrate } from "./migrate.ts";

const window = minutes(15);

describe.each(testEngines)("counters in a window, on %s", (engine) => {
  const open = async () => {
    const platform = { database: await openTestDatabase(engine), clock: createClock() };
    await migrate(platform.database, [countersMigrations]);
    return platform;
  };

  test("each subject is counted by itself; a window begins with the first and does not move", async () => {
    const platform = await open();
    expect(await countInWindow(platform, "a", window)).toEqual({ count: 1, secondsLeft: expect.closeTo(900, -1) });
    platform.clock.setOffset(minutes(10));
    expect(await countInWindow(platform, "a", window)).toEqual({ count: 2, secondsLeft: expect.closeTo(300, -1) });
    expect(await countInWindow(platform, "b", window)).toEqual({ count: 1, secondsLeft: expect.closeTo(900, -1) });
    await takeBackCount(platform.database, ["b", "never counted"]);
    expect(await countInWindow(platform, "b", window)).toMatchObject({ count: 1 });
    expect(await countInWindow(platform, "a", window)).toMatchObject({ count: 3 });
    platform.clock.setOffset(minutes(15));
    expect(await countInWindow(platform, "a", window)).toEqual({ count: 1, secondsLeft: expect.closeTo(900, -1) });
    await platform.database.close();
  });

  test("of several limits the first that is exceeded refuses, and those behind it do not count the call", async () => {
    const platform = await open();
    const limits = [
      { subject: "narrow", most: 2, window: minutes(10) },
      { subject: "wide", most: 3, window: minutes(30) },
    ];
    for (let call = 1; call <= 2; call += 1)
      expect(await limitInWindow(platform, limits)).toEqual({ ok: true, value: undefined });
    const refused = (seconds: number) => ({
      ok: false,
      failure: { code: "TOO_MANY_REQUESTS", details: { seconds: expect.closeTo(seconds, -1) } },
    });
    expect(await limitInWindow(platform, limits)).toMatchObject(refused(600));
    platform.clock.setOffset(minutes(10));
    expect(await limitInWindow(platform, limits)).toMatchObject({ ok: true });
    expect(await limitInWindow(platform, limits)).toMatchObject(refused(1200));
    await platform.database.close();
  });

  test("what a transaction undoes was not counted, and ended counters are removed", async () => {
    const platform = await open();
    const { database, clock } = platform;
    const undone = database.transaction(async () => {
      await countInWindow(platform, "a", window);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await countInWindow(platform, "a", window)).toMatchObject({ count: 1 });
    clock.setOffset(minutes(10));
    await countInWindow(platform, "b", window);
    clock.setOffset(minutes(15));
    await removeEndedCounters(database, clock);
    const left = await sql<{ subject: string }>`select subject from counters`.execute(database.tables());
    expect(left.rows).toEqual([{ subject: "b" }]);
    await database.close();
  });
});

describe.skipIf(!hasTestPostgres)("one counter from two processes, on PostgreSQL", () => {
  const clock = createClock();

  /** The planted fault: reads, then writes, where the real counter uses one statement. */
  const readThenWrite = async (database: Database, subject: string): Promise<number> => {
    const known = await sql<{ count: number }>`select count from counters where subject = ${subject}`.execute(
      database.tables(),
    );
    const count = (known.rows[0]?.count ?? 0) + 1;
    await sql`
      insert into counters values (${subject}, ${count}, ${clock.databaseIn(window)})
      on conflict (subject) do update set count = ${count}`.execute(database.tables());
    return count;
  };

  test("forty at once get forty numbers, of which ten pass a limit of ten; without the guard more would", async () => {
    const databases = await openTestPools(2);
    const [first] = databases;
    if (!first) throw new Error("two pools were asked for");
    await migrate(first, [countersMigrations]);
    const numbers = async (count: (database: Database) => Promise<number>) => {
      const counts = await Promise.all(Array.from({ length: 20 }, () => databases.map(count)).flat());
      return counts.toSorted((one, other) => one - other);
    };
    const guarded = await numbers(async (database) => (await countInWindow({ database, clock }, "a", window)).count);
    expect(guarded).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    const planted = await numbers((database) => readThenWrite(database, "b"));
    expect(planted.filter((count) => count <= 10).length).toBeGreaterThan(10);
    await Promise.all(databases.map((database) => database.close()));
  });
});
