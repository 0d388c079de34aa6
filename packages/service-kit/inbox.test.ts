import { openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createClock } from "./clock.ts";
import type { Database } from "./database.ts";
import { days } from "./durations.ts";
import { removeOldMessages, takeIn } from "./inbox.ts";
import { messagesMigrations } from "./messages-migrations.ts";
import { migrate } from "./migrate.ts";

describe.each(testEngines)("old messages of the inbox, on %s", (engine) => {
  const open = async () => {
    const database = await openTestDatabase(engine);
    await migrate(database, [messagesMigrations]);
    return database;
  };
  const received = (database: Database, id: string) => database.transaction(() => takeIn(database, "shop", id));
  const left = async (database: Database) => {
    const { rows } = await sql<{ left: number }>`select count(*)::integer as left from inbox`.execute(
      database.tables(),
    );
    return rows[0]?.left;
  };

  test("a message is rejected for months when it is repeated, and forgotten after half a year", async () => {
    const [database, clock] = [await open(), createClock()];
    expect(await received(database, "purchase:GL1")).toBe(true);
    clock.setOffset(days(179));
    await removeOldMessages(database, clock);
    expect(await received(database, "purchase:GL1")).toBe(false);
    clock.setOffset(days(181));
    await removeOldMessages(database, clock);
    expect(await left(database)).toBe(0);
    await database.close();
  });

  test("a heap of old ones goes in one round, portion by portion, and the new ones stay", async () => {
    const database = await open();
    await sql`
      insert into inbox (source, message_id, received_at)
      select 'midtrans', 'm' || n, now() - case when n <= 2500 then interval '181 days' else interval '1 day' end
      from generate_series(1, 2600) n`.execute(database.tables());
    await removeOldMessages(database, createClock());
    expect(await left(database)).toBe(100);
    await database.close();
  });

  test("the old ones are found by an index", async () => {
    const database = await open();
    await sql`
      insert into inbox (source, message_id, received_at)
      select 'midtrans', 'm' || n, now() - n * interval '1 minute' from generate_series(1, 20000) n`.execute(
      database.tables(),
    );
    await sql`analyze inbox`.execute(database.tables());
    const plan = await sql<{ "QUERY PLAN": string }>`
      explain select source, message_id from inbox where received_at < (select ${createClock().databaseIn(days(-180))})
      order by received_at limit 1000`.execute(database.tables());
    expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("inbox_received");
    await database.close();
  });
});
