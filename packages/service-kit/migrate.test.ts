import { createServerDatabase, findTestServer } from "@gelora/testkit/postgresql.ts";
import { openTestDatabase, testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { milliseconds } from "./durations.ts";
import { migrate } from "./migrate.ts";
import { migrateAddress } from "./service.ts";

const creating = (table: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.table(table)} (id integer)`.execute(db);
  },
});

test.each(testEngines)("a version starts on what a newer one has migrated, and adds its own: on %s", async (engine) => {
  const database = await openTestDatabase(engine);
  const first = { "0001-first": creating("first") };
  await migrate(database, [{ module: "goods", migrations: { ...first, "0002-newer": creating("newer") } }]);
  await migrate(database, [
    { module: "goods", migrations: first },
    { module: "bags", migrations: { "0001-bags": creating("bags") } },
  ]);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name in
      ('first', 'newer', 'bags') order by 1`.execute(database.tables());
  await database.close();
  expect(rows.map(({ name }) => name)).toEqual(["bags", "first", "newer"]);
});

const server = await findTestServer();

test.skipIf(!server)("a migration may take longer than a program's statements may", async () => {
  const own = await createServerDatabase(server ?? "");
  const slow: Migration = {
    up: async (db) => {
      await sql`select pg_sleep(0.4)`.execute(db);
    },
  };
  const modules = [{ name: "slow", migrations: { "0001-slow": slow } }];
  const hurried = await openDatabase({ url: own.url, timeout: milliseconds(200) });
  const migrations = { module: "slow", migrations: modules[0]?.migrations ?? {} };
  await expect(migrate(hurried, [migrations])).rejects.toThrow("statement timeout");
  await migrateAddress({ url: own.url, pooler: undefined }, modules);
  await migrate(hurried, [migrations]);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name like 'slow/%'`.execute(
    hurried.tables(),
  );
  await hurried.close();
  await own.drop();
  expect(rows).toEqual([{ name: "slow/0001-slow" }]);
});
