import { buildService } from "@gelora/service-kit/service.ts";
import { openTestDatabase, openTestPools, type TestEngine } from "@gelora/testkit/test-databases.ts";
import { readClubConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import { modules } from "../server/modules.ts";

/** The club's platform on its own database. Timers do not run: tests call the tasks they need. */
export async function openTestClub(engine: TestEngine): Promise<Platform> {
  const configuration = readClubConfiguration({ LOG_LEVEL: "silent" });
  return (await buildService("club", configuration, await openTestDatabase(engine), modules)).platform;
}

/** Several clubs on one PostgreSQL database, each with its own connections, for races. */
export async function openTestClubs(count: number): Promise<readonly Platform[]> {
  const platforms: Platform[] = [];
  const configuration = readClubConfiguration({ LOG_LEVEL: "silent" });
  for (const database of await openTestPools(count))
    platforms.push((await buildService("club", configuration, database, modules)).platform);
  return platforms;
}
