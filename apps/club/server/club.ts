import { join } from "node:path";
import { openDatabase } from "@gelora/service-kit/database.ts";
import type { Pooler } from "@gelora/service-kit/pooler.ts";
import { type BuiltService, buildService, migrateAddress, openService } from "@gelora/service-kit/service.ts";
import type { ClubConfiguration } from "../platform/configuration.ts";
import { mountGateway } from "./gateway.ts";
import { modules } from "./modules.ts";

export type BuiltClub = BuiltService<ClubConfiguration>;

/** Opens the club's database and migrates it. Seeds use it too, and so take the same lock. */
export async function openClubPlatform(configuration: ClubConfiguration, holder: string): Promise<BuiltClub> {
  const {
    CLUB_DATABASE_URL: url,
    CLUB_DATABASE_POOL: poolSize,
    CLUB_DATABASE_POOLER: pooler,
    GELORA_DATA,
  } = configuration;
  if (url) await migrateClub(url, pooler);
  const database = await openDatabase(url ? { url, poolSize, pooler } : { folder: join(GELORA_DATA, "club"), holder });
  try {
    return await buildService("club", configuration, database, modules);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Brings a club's PostgreSQL database to this version. A program does so when it starts; as a step
 * of its own it comes before the first of them.
 */
export const migrateClub = (url: string, pooler: Pooler): Promise<void> => migrateAddress({ url, pooler }, modules);

/** Starts the gateway and everything behind it. */
export async function startClub(built: BuiltClub): Promise<{ readonly stop: () => Promise<void> }> {
  return openService(built, modules, (server) => mountGateway(server, built.platform));
}
