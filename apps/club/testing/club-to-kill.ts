import { buildService } from "@gelora/service-kit/service.ts";
import { openDatabaseToKill } from "@gelora/testkit/database-to-kill.ts";
import { readClubConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import { modules } from "../server/modules.ts";
import { type ClubProcess, startClubProcess } from "./club-process.ts";

/**
 * A club's database on PostgreSQL, read by the test's own process and used by a program that it
 * kills.
 */
export type ClubToKill = {
  /** To prepare a test and to look at its end; once tests run. */
  readonly platform: Platform;
  start(environment?: NodeJS.ProcessEnv): Promise<ClubProcess>;
};

/** For all tests of a file: opens before them, removes the database after them. */
export function openClubToKill(): ClubToKill {
  const opened = openDatabaseToKill((database) =>
    buildService("club", readClubConfiguration({ LOG_LEVEL: "silent" }), database, modules),
  );
  return {
    get platform() {
      return opened.platform;
    },
    start: (environment) => startClubProcess(opened.url, environment),
  };
}
