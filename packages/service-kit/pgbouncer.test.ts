import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createClock } from "./clock.ts";
import { type Database, openDatabase, statement } from "./database.ts";
import { freePort } from "./free-port.ts";
import { createLog } from "./log.ts";
import { messagesMigrations } from "./messages-migrations.ts";
import { migrate } from "./migrate.ts";
import { createOutbox } from "./outbox.ts";
import type { Pooler } from "./pooler.ts";

/** PgBouncer, where there is one: `PGBOUNCER_PROGRAM` names it, or the path does. */
const pgbouncer = process.env.PGBOUNCER_PROGRAM ?? "pgbouncer";
const hasPgbouncer = (() => {
  try {
    execFileSync(pgbouncer, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();
const server = await findTestServer();

describe.skipIf(!hasPgbouncer || !server).each([
  ["transaction", "transaction"],
  ["session", undefined],
] as const)("behind PgBouncer in its %s mode", (mode, pooler: Pooler) => {
  let own: TestServerDatabase;
  let folder: string;
  let running: ChildProcess;
  const processes: Database[] = [];
  const [one, other] = [() => processes[0] as Database, () => processes[1] as Database];

  beforeAll(async () => {
    own = await createServerDatabase(server ?? "");
    const { hostname, port, username, pathname } = new URL(own.url);
    const near = await freePort();
    folder = await mkdtemp(join(tmpdir(), "gelora-pooler-"));
    await writeFile(join(folder, "users"), `"${username}" ""\n`);
    const lines = [
      "[databases]",
      `${pathname.slice(1)} = host=${hostname} port=${port || 5432}`,
      "[pgbouncer]",
      `listen_addr = 127.0.0.1`,
      `listen_port = ${near}`,
      "unix_socket_dir =",
      "auth_type = trust",
      `auth_file = ${join(folder, "users")}`,
      `pool_mode = ${mode}`,
      // Fewer than its clients have: each transaction may get another connection.
      `default_pool_size = ${mode === "transaction" ? 3 : 20}`,
      // What is said for a session, which PgBouncer of Debian 12 does not know.
      ...(mode === "session" ? ["ignore_startup_parameters = statement_timeout,options"] : []),
    ];
    await writeFile(join(folder, "settings.ini"), `${lines.join("\n")}\n`);
    // It refuses to run as root.
    const account = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
    if (account.length > 0)
      for (const path of [folder, join(folder, "users"), join(folder, "settings.ini")])
        await chown(path, 65_534, 65_534);
    running = spawn(pgbouncer, [...account, join(folder, "settings.ini")], { stdio: "ignore" });
    const address = new URL(own.url);
    address.hostname = "127.0.0.1";
    address.port = String(near);
    for (let process = 0; process < 2; process += 1)
      processes.push(await openDatabase({ url: address.href, poolSize: 8, pooler }));
    await vi.waitFor(() => one().ping(), { timeout: 10_000, interval: 100 });
    // The pooler is left out by the migration, as the operators' guide says.
    const straight = await openDatabase({ url: own.url });
    await migrate(straight, [messagesMigrations]);
    await sql`create table accounts (id integer primary key, balance integer not null)`.execute(straight.tables());
    await sql`insert into accounts select n, 100 from generate_series(1, 5) n`.execute(straight.tables());
    await straight.close();
  });
  afterAll(async () => {
    for (const database of processes) await database.close();
    running.kill("SIGKILL");
    await once(running, "exit");
    await rm(folder, { recursive: true, force: true });
    await own.drop();
  });

  test("two processes' statements of many kinds, over fewer connections than they have, mean what they say", async () => {
    const ask = async (database: Database, n: number) => {
      const handle = database.tables();
      // Other numbers of values, in the same places: one's statement must never be the other's.
      const { rows } =
        n % 2 === 0
          ? await sql<{ sum: number }>`select ${n}::integer + ${1}::integer as sum`.execute(handle)
          : await sql<{ sum: number }>`select ${n}::integer + ${1}::integer + ${0}::integer as sum`.execute(handle);
      return rows[0]?.sum;
    };
    const asked = Array.from({ length: 400 }, (_none, n) => ask(n % 3 === 0 ? one() : other(), n));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 400 }, (_none, n) => n + 1));
  });

  test("transactions hold together, and those that fail leave nothing", async () => {
    const move = (database: Database, from: number, to: number) =>
      database.transaction(async () => {
        const handle = database.tables();
        const [low, high] = [Math.min(from, to), Math.max(from, to)];
        await sql`select 1 from accounts where id in (${low}, ${high}) order by id for update`.execute(handle);
        await sql`update accounts set balance = balance - 1 where id = ${from}`.execute(handle);
        if (from === to) throw new Error("undone");
        await sql`update accounts set balance = balance + 1 where id = ${to}`.execute(handle);
      });
    const moves = Array.from({ length: 200 }, (_none, n) =>
      move(n % 2 === 0 ? one() : other(), 1 + (n % 5), 1 + (n % 4)).catch(() => "undone"),
    );
    await Promise.all(moves);
    const sum = statement(sql<{ sum: number }>`select sum(balance)::integer as sum from accounts`, ([row]) => row?.sum);
    expect(await one().send(sum)).toBe(500);
    expect(await one().together(sum, sum)).toEqual([500, 500]);
  });

  test("the outbox delivers, each message once", async () => {
    const heard: unknown[] = [];
    const outboxes = [one(), other()].map((database) =>
      createOutbox({
        database,
        clock: createClock(),
        log: createLog("test", "silent"),
        handlers: { test: async ({ payload }) => void heard.push(payload) },
      }),
    );
    await one().transaction(async () => {
      for (let n = 0; n < 60; n += 1) await outboxes[0]?.write("test", `${n}`, n);
    });
    while ((await Promise.all(outboxes.map((outbox) => outbox.deliverDue()))).some((taken) => taken > 0));
    expect(heard.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 60 }, (_none, n) => n));
  });
});
