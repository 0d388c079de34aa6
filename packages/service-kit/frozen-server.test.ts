import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { createPool } from "./database-types.ts";
import { milliseconds, seconds } from "./durations.ts";

const server = await findTestServer();

/**
 * Stands before PostgreSQL as the network does. Frozen, it takes connections and bytes and passes
 * nothing on, as after a power cut or a split: no end is ever told.
 */
async function openNetwork(target: URL) {
  let frozen = false;
  const sockets = new Set<Socket>();
  const listener = createServer((near) => {
    sockets.add(near);
    near.on("error", () => {});
    if (frozen) return;
    const far = connect(Number(target.port || 5432), target.hostname);
    sockets.add(far);
    far.on("error", () => near.destroy());
    near.on("data", (bytes) => near.readable && !stuck.has(near) && far.write(bytes));
    far.on("data", (bytes) => !stuck.has(near) && near.write(bytes));
    near.on("close", () => far.destroy());
    far.on("close", () => stuck.has(near) || near.destroy());
  });
  const stuck = new WeakSet<Socket>();
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    port: (listener.address() as AddressInfo).port,
    /** Also of all connections made so far, for good. */
    freeze: () => {
      frozen = true;
      for (const socket of sockets) stuck.add(socket);
    },
    /** The address leads to a server that answers; the former connections stay frozen. */
    repoint: () => {
      frozen = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}

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
    const network = await openNetwork(new URL(own.url));
    const patience = milliseconds(500);
    const database = await openDatabase({ url: through(network.port).href, poolSize: 3, patience });
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
    const network = await openNetwork(new URL(own.url));
    network.freeze();
    const { username, host, pathname } = new URL(own.url);
    const address = `postgres://${username}@127.0.0.1:${network.port},${host}${pathname}`;
    const database = await openDatabase({ url: address, poolSize: 2 });
    expect(await since(one(database))).toBeLessThan(2_000);
    await database.close();
    network.close();
  });

  test("with the usual patience it is left within ten seconds", async () => {
    const pool = createPool(own.url, { size: 1 });
    const { query_timeout: silence = Number.NaN } = pool.options;
    await pool.end();
    expect(silence).toBeLessThan(seconds(10));
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

test("no host of several takes writes: the caller is told so", async () => {
  const database = await openDatabase({ url: "postgres://me@127.0.0.1:9,127.0.0.1:10/shop", poolSize: 1 });
  await expect(sql`select 1`.execute(database.tables())).rejects.toThrow("none of the database's hosts takes writes");
  await database.close();
});
