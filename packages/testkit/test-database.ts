import { type Database, openDatabase } from "@gelora/service-kit/database.ts";
import { type ModuleMigrations, migrate } from "@gelora/service-kit/migrate.ts";
import { afterAll, beforeAll, describe } from "vitest";
import { emptyEmbeddedSnapshot } from "./embedded-snapshot.ts";
import { createServerDatabase, findTestServer } from "./postgresql.ts";

export type Engine = Database["engine"];

const server = await findTestServer();

/**
 * A database of the test file's own, migrated, gone at its end.
 * @throws Error for "postgresql" where there is no server
 */
export async function openTestDatabase(engine: Engine, modules: readonly ModuleMigrations[]): Promise<Database> {
  const database = engine === "embedded" ? await openEmbedded() : await openOnServer();
  await migrate(database, modules);
  return database;
}

/**
 * Declares the same tests on both engines; where there is no PostgreSQL its half is reported as skipped.
 * @example describeOnEngines("the cart", () => [cartMigrations], (database) => { test("…", async () => { await addLine(database(), …) }) })
 * @param modules asked for when the tests run
 * @param tests gets a function that answers the open database, to be called inside tests and hooks
 */
export function describeOnEngines(
  title: string,
  modules: () => readonly ModuleMigrations[],
  tests: (database: () => Database, engine: Engine) => void,
): void {
  for (const engine of ["embedded", "postgresql"] as const) describeOn(engine, title, modules, tests);
}

/** Declares tests on PostgreSQL alone: races do not show on the single connection of the embedded database. */
export function describeOnPostgresql(
  title: string,
  modules: () => readonly ModuleMigrations[],
  tests: (database: () => Database, engine: Engine) => void,
): void {
  describeOn("postgresql", title, modules, tests);
}

function describeOn(
  engine: Engine,
  title: string,
  modules: () => readonly ModuleMigrations[],
  tests: (database: () => Database, engine: Engine) => void,
): void {
  describe.skipIf(engine === "postgresql" && !server)(`${title} (${engine})`, () => {
    let open: Database | undefined;
    beforeAll(async () => {
      open = await openTestDatabase(engine, modules());
    });
    afterAll(() => open?.close());
    tests(() => {
      if (!open) throw new Error("The database is open inside tests and hooks only.");
      return open;
    }, engine);
  });
}

async function openEmbedded(): Promise<Database> {
  return openDatabase({ memory: true, snapshot: await emptyEmbeddedSnapshot() });
}

async function openOnServer(): Promise<Database> {
  if (!server) throw new Error("There is no PostgreSQL for tests here; GELORA_TEST_POSTGRESQL names one.");
  const own = await createServerDatabase(server);
  const database = await openDatabase({ url: own.url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
