import { type Database, openDatabase } from "@gelora/service-kit/database.ts";
import { emptyEmbeddedSnapshot } from "./embedded-snapshot.ts";
import { createServerDatabase, findTestServer } from "./postgresql.ts";

export type TestEngine = Database["engine"];

const server = await findTestServer();

/** The engines of this machine: always the embedded one, and PostgreSQL where there is a server. For `describe.each(testEngines)`. */
export const testEngines: readonly TestEngine[] = server ? ["embedded", "postgresql"] : ["embedded"];

/** For tests whose point is several connections at once; without a server they are skipped, and the run says so. */
export const hasTestPostgres: boolean = server !== undefined;

/** An empty database; `close` removes it. @throws Error for "postgresql" where there is no server */
export async function openTestDatabase(engine: TestEngine, poolSize = 20): Promise<Database> {
  if (engine === "embedded") return openDatabase({ memory: true, snapshot: await emptyEmbeddedSnapshot() });
  if (!server) throw new Error("There is no PostgreSQL for tests here; TEST_POSTGRES_URL names one.");
  const own = await createServerDatabase(server);
  const database = await openDatabase({ url: own.url, poolSize });
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
