import { openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { type DuePage, type DueRecord, dueText, isBehind } from "./due-page.ts";
import { dueRecords, eachDue } from "./each-due.ts";
import { createLog } from "./log.ts";

const log = createLog("test", "silent");

/** Notes what is logged of failed records. */
function logOf() {
  const noted: unknown[] = [];
  return { noted, log: Object.assign(createLog("test", "silent"), { error: (fields: unknown) => noted.push(fields) }) };
}

test("records that fail are logged with their codes, the others are done, and the round counts as failed", async () => {
  const { noted, log } = logOf();
  const done: string[] = [];
  const round = eachDue(log, ["a", "b", "c", "d"], async (code) => {
    if (code === "a" || code === "c") throw new Error(`${code} is poisoned`);
    done.push(code);
  });
  await expect(round).rejects.toThrow("2 of 4 due records failed");
  expect(done).toEqual(["b", "d"]);
  expect(noted).toEqual([
    { err: new Error("a is poisoned"), due: "a" },
    { err: new Error("c is poisoned"), due: "c" },
  ]);
});

test("of a record only the code is logged", async () => {
  const { noted, log } = logOf();
  const record = { code: "RT1", bankAccount: "1234567890" };
  const round = eachDue(log, [record], () => Promise.reject(new Error("poisoned")));
  await expect(round).rejects.toThrow("1 of 1");
  expect(noted).toEqual([{ err: new Error("poisoned"), due: "RT1" }]);
});

test("a round without failures ends well, and one that cannot read what is due fails", async () => {
  await expect(eachDue(log, [], async () => {})).resolves.toBeUndefined();
  await expect(eachDue(log, ["a"], async () => {})).resolves.toBeUndefined();
  const unreadable = dueRecords<string>(() => Promise.reject(new Error("the database is away")));
  await expect(eachDue(log, unreadable, async () => {})).rejects.toThrow("the database is away");
});

describe.each(testEngines)("what is due page by page, on %s", (engine) => {
  const selectTasks = async (
    database: Database,
    { after, most }: DuePage<DueRecord>,
  ): Promise<readonly DueRecord[]> => {
    const moment = sql<Date>`due_at`;
    const { rows } = await sql<DueRecord>`
      select code, ${dueText(moment)} as "dueAt" from tasks
      where not is_done and ${isBehind(after, moment, "code")}
      order by due_at, code limit ${most}`.execute(database.tables());
    return rows;
  };

  test("a whole page of failing records at the front does not keep those behind it out, and comes once", async () => {
    const database = await openTestDatabase(engine);
    const tables = database.tables();
    await sql`create table tasks (code text primary key, due_at timestamptz not null, is_done boolean not null)`.execute(
      tables,
    );
    // Some share a moment, and none differs from the next by a whole millisecond.
    await sql`
      insert into tasks select 'T' || n, timestamptz '2026-11-02 10:00:00' + (n / 3) * interval '7 microseconds', false
      from generate_series(1, 350) n`.execute(tables);
    const tried: string[] = [];
    const round = eachDue(
      log,
      dueRecords((page) => selectTasks(database, page)),
      async ({ code }) => {
        tried.push(code);
        if (Number(code.slice(1)) <= 210) throw new Error("poisoned");
        await sql`update tasks set is_done = true where code = ${code}`.execute(tables);
      },
    );
    await expect(round).rejects.toThrow("210 of 350 due records failed");
    expect([tried.length, new Set(tried).size]).toEqual([350, 350]);
    const left = await sql<{ left: number }>`select count(*)::integer as left from tasks where not is_done`.execute(
      tables,
    );
    expect(left.rows).toEqual([{ left: 210 }]);
    await database.close();
  });
});
