import { join } from "node:path";
import { openDatabase } from "@gelora/service-kit/database.ts";
import type { Pooler } from "@gelora/service-kit/pooler.ts";
import { type BuiltService, buildService, migrateAddress, openService } from "@gelora/service-kit/service.ts";
import type { ShopConfiguration } from "../platform/configuration.ts";
import { mountGateway } from "./gateway.ts";
import { modules } from "./modules.ts";

export type BuiltShop = BuiltService<ShopConfiguration>;

/**
 * Opens the shop's database and migrates it. Seeds and imports use it too, and so take the same
 * lock.
 * @param holder the name shown to a second opener of the embedded folder
 */
export async function openShopPlatform(configuration: ShopConfiguration, holder: string): Promise<BuiltShop> {
  const {
    SHOP_DATABASE_URL: url,
    SHOP_DATABASE_REPLICA_URL: replica,
    SHOP_DATABASE_POOL: poolSize,
    SHOP_DATABASE_POOLER: pooler,
    GELORA_DATA,
  } = configuration;
  if (url) await migrateShop(url, pooler);
  const database = await openDatabase(
    url ? { url, replica, poolSize, pooler } : { folder: join(GELORA_DATA, "shop"), holder },
  );
  try {
    return await buildService("shop", configuration, database, modules);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Brings a shop's PostgreSQL database to this version. A program does so when it starts; as a step
 * of its own it comes before the first of them.
 */
export const migrateShop = (url: string, pooler: Pooler): Promise<void> => migrateAddress({ url, pooler }, modules);

/** Starts the gateway and everything behind it. */
export async function startShop(built: BuiltShop): Promise<{ readonly stop: () => Promise<void> }> {
  return openService(built, modules, (server) => mountGateway(server, built.platform));
}
