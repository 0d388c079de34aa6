import { type Database, openDatabase } from "@gelora/service-kit/database.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { emptyEmbeddedSnapshot } from "./embedded-snapshot.ts";
import { createServerDatabase, findTestServer } from "./postgresql.ts";

export type TestEngine = Database["engine"];

const server = await findTestServer();

/** Hundreds of a race wait for one row and for one another; a busy machine takes its time. */
const timeout = minutes(2);

/**
 * The available engines: always the embedded one, and PostgreSQL where there is a server. For
 * `describe.each(testEngines)`.
 */
export const testEngines: readonly TestEngine[] = server ? ["embedded", "postgresql"] : ["embedded"];

/** For tests that need several connections; without a server they are reported as skipped. */
export const hasTestPostgres: boolean = server !== undefined;

/**
 * An empty database; `close` removes it. @throws Error for "postgresql" where there is no server
 */
export async function openTestDatabase(engine: TestEngine, poolSize = 20): Promise<Database> {
  if (engine === "embedded") return openDatabase({ memory: true, snapshot: await emptyEmbeddedSnapshot() });
  const [database] = await openTestPools(1, poolSize);
  if (!database) throw new Error("one pool was asked for");
  return database;
}

/**
 * Several connection pools to one empty PostgreSQL database, as several processes have; the
 * database is removed when all are closed. @throws Error where there is no server
 */
export async function openTestPools(pools: number, poolSize = 10): Promise<readonly Database[]> {
  if (!server) throw new Error("There is no PostgreSQL for tests here; TEST_POSTGRES_URL names one.");
  const own = await createServerDatabase(server);
  const place = { url: own.url, poolSize, timeout };
  const databases = await Promise.all(Array.from({ length: pools }, () => openDatabase(place)));
  let open = pools;
  return databases.map((database) => ({
    ...database,
    close: async () => {
      await database.close();
      open -= 1;
      if (open === 0) await own.drop();
    },
  }));
}
