import { openNetwork } from "@gelora/testkit/network-to-freeze.ts";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { createPool } from "./database-types.ts";
import { milliseconds, seconds } from "./durations.ts";

const server = await findTestServer();

describe.skipIf(!server)("a PostgreSQL server that is frozen", () => {
  let own: TestServerDatabase;
  beforeAll(async () => {
    own = await createServerDatabase(server ?? "");
  });
  afterAll(() => own.drop());

  const through = (port: number) => {
    const url = new URL(own.url);
    url.port = String(port);
    return url;
  };
  const one = (database: Database) => sql`select 1 as one`.execute(database.tables());
  const since = async (work: Promise<unknown>) => {
    const begun = performance.now();
    await work;
    return performance.now() - begun;
  };

  test("is left: its statements fail in time, and the next go to the server that the address names now", async () => {
    const network = await openNetwork(new URL(own.url), 5432);
    const timeout = milliseconds(500);
    const database = await openDatabase({ url: through(network.port).href, poolSize: 3, timeout });
    await Promise.all(Array.from({ length: 6 }, () => one(database)));
    network.freeze();
    const waiting = Promise.allSettled([one(database), database.transaction(() => one(database)), one(database)]);
    expect(await since(waiting)).toBeLessThan(4_000);
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    network.repoint();
    expect(await since(expect.poll(() => one(database).then(({ rows }) => rows)).toEqual([{ one: 1 }]))).toBeLessThan(
      2_000,
    );
    await database.close();
    network.close();
  });

  test("costs nothing where the address names another host too", async () => {
    const network = await openNetwork(new URL(own.url), 5432);
    network.freeze();
    const { username, host, pathname } = new URL(own.url);
    const address = `postgres://${username}@127.0.0.1:${network.port},${host}${pathname}`;
    const database = await openDatabase({ url: address, poolSize: 2 });
    expect(await since(one(database))).toBeLessThan(2_000);
    await database.close();
    network.close();
  });

  test("with the usual timeout it is left within ten seconds, and idle connections are kept alive", async () => {
    const pool = createPool(own.url, { size: 1 });
    const { query_timeout: silence = Number.NaN, keepAlive, keepAliveInitialDelayMillis } = pool.options;
    await pool.end();
    expect(silence).toBeLessThan(seconds(10));
    expect({ keepAlive, keepAliveInitialDelayMillis }).toEqual({
      keepAlive: true,
      keepAliveInitialDelayMillis: seconds(10),
    });
  });

  test("behind a pooler of transactions nothing is prepared and no session has a limit", async () => {
    const database = await openDatabase({ url: own.url, poolSize: 1, pooler: "transaction" });
    const prepared = async () => {
      const { rows } = await sql<{ count: number; limit: string }>`
        select count(*)::integer as count, current_setting('statement_timeout') as limit
        from pg_prepared_statements where ${1} = 1`.execute(database.tables());
      return rows[0];
    };
    expect([await prepared(), await prepared()]).toEqual([
      { count: 0, limit: "0" },
      { count: 0, limit: "0" },
    ]);
    await database.close();
  });
});

test("no host of several takes writes: the caller gets an error that says so", async () => {
  const database = await openDatabase({ url: "postgres://me@127.0.0.1:9,127.0.0.1:10/shop", poolSize: 1 });
  await expect(sql`select 1`.execute(database.tables())).rejects.toThrow("none of the database's hosts takes writes");
  await database.close();
});
