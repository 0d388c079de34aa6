import { join } from "node:path";
import { createClock } from "@gelora/service-kit/clock.ts";
import { type Database, openDatabase } from "@gelora/service-kit/database.ts";
import { createHttpService, type HttpService } from "@gelora/service-kit/http-service.ts";
import { createLog } from "@gelora/service-kit/log.ts";
import { messagesMigrations } from "@gelora/service-kit/messages-migrations.ts";
import { migrate } from "@gelora/service-kit/migrate.ts";
import { createOutbox, type Outbox, type OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { startRecurringTasks } from "@gelora/service-kit/recurring-task.ts";
import type { ShopConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import { mountGateway } from "./gateway.ts";
import { modules } from "./modules.ts";
import { mountTestClock } from "./test-clock.ts";

export type Shop = {
  readonly platform: Platform;
  readonly outbox: Outbox;
  readonly service: HttpService;
  readonly stop: () => Promise<void>;
};

/** Opens the shop's database and brings it up to date. Seeds and imports use it too, so that they take the same lock. */
export async function openShopPlatform(
  configuration: ShopConfiguration,
  holder: string,
): Promise<{ platform: Platform; outbox: Outbox }> {
  const { SHOP_DATABASE_URL: url, SHOP_DATABASE_POOL: poolSize, GELORA_DATA } = configuration;
  const database = await openDatabase(url ? { url, poolSize } : { folder: join(GELORA_DATA, "shop"), holder });
  try {
    return await buildShopPlatform(configuration, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The platform over a database that is open already; tests bring their own. */
export async function buildShopPlatform(
  configuration: ShopConfiguration,
  database: Database,
): Promise<{ platform: Platform; outbox: Outbox }> {
  await migrate(database, [
    messagesMigrations,
    ...modules.map((module) => ({ module: module.name, migrations: module.migrations })),
  ]);
  const clock = createClock();
  const log = createLog("shop", configuration.LOG_LEVEL);
  const handlers: Record<string, OutboxHandler> = {};
  const outbox = createOutbox({ database, clock, log, handlers });
  const platform: Platform = { database, clock, log, outbox, configuration };
  for (const module of modules) Object.assign(handlers, module.outboxHandlers?.(platform));
  return { platform, outbox };
}

/** Starts the gateway with everything behind it: routes, outbox, recurring tasks. */
export async function startShop(
  configuration: ShopConfiguration,
  opened: { platform: Platform; outbox: Outbox },
): Promise<Shop> {
  const { platform, outbox } = opened;
  const service = createHttpService({
    log: platform.log,
    port: configuration.PORT,
    isReady: () => platform.database.ping(),
  });
  await mountGateway(service.server, platform, modules);
  for (const module of modules) module.routes?.(platform, service.server);
  if (configuration.GELORA_TEST_CLOCK === "1") mountTestClock(service.server, platform.clock);
  for (const module of modules) await module.start?.(platform);
  outbox.start();
  const stopTasks = startRecurringTasks(
    modules.flatMap((module) => module.recurringTasks?.(platform) ?? []),
    platform.log,
  );
  await service.listen();
  platform.log.info({ port: configuration.PORT, engine: platform.database.engine }, "shop is open");
  return {
    platform,
    outbox,
    service,
    // Requests first, then what runs behind them, the database last.
    stop: async () => {
      await service.stop();
      await stopTasks();
      await outbox.stop();
      await platform.database.close();
    },
  };
}
