import { findPostgresPrograms, openPostgresCluster, type PostgresCluster } from "@gelora/testkit/postgres-cluster.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "./database.ts";

const programs = await findPostgresPrograms();

/**
 * Without PostgreSQL's own programs here (initdb, pg_basebackup) there is no standby to test with.
 */
describe.skipIf(!programs)("reads from a standby", () => {
  let cluster: PostgresCluster;
  let database: Database;
  let elsewhere: Database;
  beforeAll(async () => {
    cluster = await openPostgresCluster(programs ?? "");
    const place = { url: cluster.primary.url("postgres"), replica: cluster.standby.url("postgres") };
    [database, elsewhere] = await Promise.all([openDatabase(place), openDatabase(place)]);
    await sql`create table notes (id integer primary key, note text)`.execute(database.tables());
  }, 120_000);
  afterAll(async () => {
    await Promise.all([database, elsewhere].map((one) => one.close()));
    await cluster.close();
  }, 60_000);

  const write = (from: Database, id: number, note: string) =>
    sql`insert into notes values (${id}, ${note}) on conflict (id) do update set note = ${note}`.execute(from.tables());
  const read = async (from: Database, id: number) => {
    const { rows } = await sql<{ note: string; there: boolean }>`
      select note, pg_is_in_recovery() as there from notes where id = ${id}`.execute(from.tables());
    return rows[0];
  };
  /** The standby receives, and shows nothing new. */
  const holdBack = () => cluster.standby.run("select pg_wal_replay_pause()");
  const letGo = () => cluster.standby.run("select pg_wal_replay_resume()");

  test("the standby answers, and only where it was asked for", async () => {
    await write(database, 1, "one");
    await expect.poll(() => database.fromReplica(() => read(database, 1))).toEqual({ note: "one", there: true });
    expect(await read(database, 1)).toEqual({ note: "one", there: false });
    expect(database.replicaReads()?.fromReplica).toBeGreaterThan(0);
  });

  test("what was just written is seen, by whichever process wrote it, two hundred times", async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      await write(turn % 2 ? database : elsewhere, 2, `turn ${turn}`);
      expect((await database.fromReplica(() => read(database, 2)))?.note).toBe(`turn ${turn}`);
    }
  });

  test("a standby that is behind is not asked: the primary answers; the standby itself would be wrong", async () => {
    await write(database, 3, "old");
    await expect.poll(() => database.fromReplica(() => read(database, 3))).toEqual({ note: "old", there: true });
    await holdBack();
    await write(elsewhere, 3, "new");
    expect(await database.fromReplica(() => read(database, 3))).toEqual({ note: "new", there: false });
    const plain = await openDatabase({ url: cluster.standby.url("postgres") });
    expect(await read(plain, 3)).toEqual({ note: "old", there: true });
    await plain.close();
    await letGo();
    await expect
      .poll(() => database.fromReplica(() => read(database, 3)), { timeout: 15_000 })
      .toEqual({ note: "new", there: true });
  });

  test("inside a transaction nothing goes to the standby", async () => {
    const seen = await database.transaction(async () => {
      await write(database, 4, "mine");
      return database.fromReplica(() => read(database, 4));
    });
    expect(seen).toEqual({ note: "mine", there: false });
  });

  test("of several hosts the standby is found, and a primary is never taken for one", async () => {
    const both = `postgres://gelora@127.0.0.1:${cluster.primary.port},127.0.0.1:${cluster.standby.port}/postgres`;
    const one = await openDatabase({ url: both, replica: both });
    await expect.poll(() => one.fromReplica(() => read(one, 1))).toEqual({ note: "one", there: true });
    expect((await read(one, 1))?.there).toBe(false);
    await one.close();
    const mistaken = await openDatabase({ url: both, replica: cluster.primary.url("postgres") });
    expect(await mistaken.fromReplica(() => read(mistaken, 1))).toEqual({ note: "one", there: false });
    expect(mistaken.replicaReads()).toEqual({ fromReplica: 0, fromPrimary: 1 });
    await mistaken.close();
  });

  test("work that fails by itself fails, and a standby that is frozen costs no answer", async () => {
    await expect(database.fromReplica(() => Promise.reject(new Error("its own")))).rejects.toThrow("its own");
    await cluster.standby.freeze();
    expect((await database.fromReplica(() => read(database, 1)))?.note).toBe("one");
  }, 30_000);
});
