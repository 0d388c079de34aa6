import { type Database, openDatabase } from "@gelora/service-kit/database.ts";
import { afterAll, beforeAll } from "vitest";
import { createServerDatabase, findTestServer } from "./postgresql.ts";

/** A service's database on PostgreSQL, for programs that a test kills. */
export type DatabaseToKill<Platform> = {
  /**
   * The service in the test's own process, to prepare a test and to look at its end; once tests
   * run.
   */
  readonly platform: Platform;
  /** The database's address; once tests run. */
  readonly url: string;
};

/** For all tests of a file: opens before them, removes the database after them. */
export function openDatabaseToKill<Platform extends { readonly database: Database }>(
  build: (database: Database) => Promise<{ readonly platform: Platform }>,
): DatabaseToKill<Platform> {
  let platform: Platform;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const server = await findTestServer();
    if (!server) throw new Error("there is one");
    ({ url, drop } = await createServerDatabase(server));
    ({ platform } = await build(await openDatabase({ url, poolSize: 4 })));
  });
  afterAll(async () => {
    await platform.database.close();
    await drop();
  });
  return {
    get platform() {
      return platform;
    },
    get url() {
      return url;
    },
  };
}
