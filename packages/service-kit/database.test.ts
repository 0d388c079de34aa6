import { failure, success } from "@gelora/outcomes/outcome.ts";
import { hasTestPostgres, openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, statement } from "./database.ts";
import { decide } from "./decide.ts";

type Tables = { notes: { id: number; text: string } };

describe.each(testEngines)("the database handle on %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await sql`create table notes (id integer primary key, text text not null)`.execute(database.tables());
  });
  afterAll(() => database.close());

  const write = (id: number) =>
    database
      .tables<Tables>()
      .insertInto("notes")
      .values({ id, text: `note ${id}` })
      .execute();
  const has = async (id: number) =>
    (await database.tables<Tables>().selectFrom("notes").select("id").where("id", "=", id).executeTakeFirst()) !==
    undefined;

  test("what is thrown inside a transaction undoes it, joined ones included", async () => {
    const work = database.transaction(async () => {
      await write(1);
      await database.transaction(() => write(2));
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect([await has(1), await has(2)]).toEqual([false, false]);
  });

  test("a failure as outcome undoes its transaction, a success keeps it", async () => {
    const refused = await decide(database, async () => {
      await write(3);
      return failure("CART_EMPTY");
    });
    expect(refused).toMatchObject({ ok: false, failure: { code: "CART_EMPTY" } });
    const committed = await decide(database, async () => success((await write(4)).length));
    expect(committed.ok).toBe(true);
    expect([await has(3), await has(4)]).toEqual([false, true]);
  });

  test("a transaction that fails at its first statement, or has none, leaves its connection as it was", async () => {
    const fail = () => sql`select 1 / 0`.execute(database.tables());
    await expect(database.transaction(fail)).rejects.toThrow("division by zero");
    await database.transaction(async () => {});
    const { rows } = await sql`select count(*)::integer as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(database.tables());
    expect(rows).toEqual([{ open: 0 }]);
  });

  const texts = () =>
    statement(sql<{ text: string }>`select text from notes where id between 20 and 29 order by id`, (rows) =>
      rows.map(({ text }) => text),
    );
  const add = (id: number, text: string) =>
    statement(sql<{ id: number }>`insert into notes values (${id}, ${text}) returning id`, ([row]) => row?.id);

  test("statements run together in their order, each sees what was done before, and all belong to the transaction", async () => {
    const [before, one, between, two, after] = await database.together(
      texts(),
      add(20, "one"),
      texts(),
      add(21, "two"),
      texts(),
    );
    expect([before, one, between, two, after]).toEqual([[], 20, ["one"], 21, ["one", "two"]]);
    const undone = database.transaction(async () => {
      expect(await database.together(add(22, "three"), texts())).toEqual([22, ["one", "two", "three"]]);
      await database.together(add(23, "four"), add(20, "again"), add(24, "five"));
    });
    await expect(undone).rejects.toThrow("duplicate key");
    expect(await database.together(texts())).toEqual([["one", "two"]]);
  });

  test("a statement that is sent by itself answers for itself, in the transaction that is running", async () => {
    const undone = database.transaction(async () => {
      expect(await database.send(add(30, "alone"))).toBe(30);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await database.send(add(30, "once more"))).toBe(30);
  });

  test("of statements that run together outside a transaction, one that fails takes none with it", async () => {
    await expect(database.together(add(28, "eight"), add(28, "again"), add(29, "nine"))).rejects.toThrow(
      "duplicate key",
    );
    await expect.poll(() => database.together(texts())).toEqual([["one", "two", "eight", "nine"]]);
  });

  test("statements that are sent along stay with their transaction", async () => {
    await database.transaction(async () => {
      await database.sendAlong(add(40, "along"), add(41, "too"));
    });
    expect([await has(40), await has(41)]).toEqual([true, true]);
    await expect(database.sendAlong(add(42, "alone"))).rejects.toThrow("in a transaction");
  });

  test.each(["ends", "goes on", "throws"])("one of them that fails undoes its transaction that %s", async (how) => {
    const announced: string[] = [];
    const undone = database.transaction(async () => {
      database.afterCommit(() => announced.push("kept"));
      await write(43);
      await database.sendAlong(add(44, "new"), add(43, "again"), add(45, "behind"));
      if (how === "goes on") await write(46);
      if (how === "throws") throw new Error("no");
    });
    await expect(undone).rejects.toThrow("duplicate key");
    expect([await has(43), await has(44), await has(45), await has(46)]).toEqual([false, false, false, false]);
    expect(announced).toEqual([]);
  });

  test("what follows a commit does not follow a rollback", async () => {
    const heard: string[] = [];
    await database.transaction(async () => database.afterCommit(() => heard.push("kept")));
    await database
      .transaction(async () => {
        database.afterCommit(() => heard.push("lost"));
        throw new Error("no");
      })
      .catch(() => {});
    expect(heard).toEqual(["kept"]);
  });

  test("both engines hand out the same JavaScript values", async () => {
    const { rows } =
      await sql`select 9007199254740991::bigint as big, 12.50::numeric as decimal, date '2026-11-21' as day,
      timestamptz '2026-11-21 10:00:00+07' as moment, array[1, 2] as list, '{"a": [1]}'::jsonb as json, null as nothing`.execute(
        database.tables(),
      );
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      decimal: 12.5,
      day: "2026-11-21",
      moment: new Date("2026-11-21T03:00:00.000Z"),
      list: [1, 2],
      json: { a: [1] },
      nothing: null,
    });
  });

  test("a query outside of transactions does not wait for one that is open", async () => {
    // The embedded database has one session: this hangs forever unless the open transaction is
    // joined or awaited.
    await Promise.all([database.transaction(() => write(5)), write(6), database.transaction(() => write(7))]);
    expect([await has(5), await has(6), await has(7)]).toEqual([true, true, true]);
  });
});

describe.skipIf(!hasTestPostgres)("connections that the server breaks, on PostgreSQL", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase("postgresql", 3);
  });
  afterAll(() => database.close());

  const breakAllOthers = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.tables());
  const one = () => sql`select 1 as one`.execute(database.tables());
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

  test.each(["before its first statement", "between two statements"])(
    "a transaction whose connection breaks %s fails alone, and the next one has another connection",
    async (moment) => {
      const begun = Promise.withResolvers<void>();
      const broken = Promise.withResolvers<void>();
      const hit = database.transaction(async () => {
        if (moment === "between two statements") await one();
        begun.resolve();
        await broken.promise;
        await one();
      });
      await begun.promise;
      await breakAllOthers();
      await pause();
      broken.resolve();
      await expect(hit).rejects.toThrow();
      await database.transaction(one);
      expect((await one()).rows).toEqual([{ one: 1 }]);
    },
  );
});
