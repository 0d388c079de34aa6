import { openDatabase } from "@gelora/service-kit/database.ts";
import { buildService } from "@gelora/service-kit/service.ts";
import { createServerDatabase, findTestServer } from "@gelora/testkit/postgresql.ts";
import { afterAll, beforeAll } from "vitest";
import { readClubConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import { modules } from "../server/modules.ts";
import { type ClubProcess, startClubProcess } from "./club-process.ts";

/** A club's database on PostgreSQL, read by the test's own process and used by a program that it kills. */
export type ClubToKill = {
  /** To prepare a test and to look at its end; once tests run. */
  readonly platform: Platform;
  start(environment?: NodeJS.ProcessEnv): Promise<ClubProcess>;
};

/** For all tests of a file: opens before them, removes the database after them. */
export function openClubToKill(): ClubToKill {
  let platform: Platform;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const server = await findTestServer();
    if (!server) throw new Error("there is one");
    ({ url, drop } = await createServerDatabase(server));
    const database = await openDatabase({ url, poolSize: 4 });
    ({ platform } = await buildService("club", readClubConfiguration({ LOG_LEVEL: "silent" }), database, modules));
  });
  afterAll(async () => {
    await platform.database.close();
    await drop();
  });
  return {
    get platform() {
      return platform;
    },
    start: (environment) => startClubProcess(url, environment),
  };
}
