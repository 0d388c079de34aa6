import { createClock } from "@gelora/service-kit/clock.ts";
import { countsInProcess } from "@gelora/service-kit/counts.ts";
import type { Database } from "@gelora/service-kit/database.ts";
import { createLog, type Log } from "@gelora/service-kit/log.ts";
import { createOutbox, type Outbox, type OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { openParts } from "@gelora/service-kit/platform-part.ts";
import { readShopConfiguration } from "../platform/configuration.ts";
import type { Platform } from "../platform/platform.ts";
import type { ShopModule } from "../platform/shop-module.ts";

export type ModuleAlone = {
  readonly platform: Platform;
  readonly outbox: Outbox;
  /** Runs the outbox until nothing is due. */
  deliver(): Promise<void>;
};

/**
 * One module without the rest of the shop, on a database that is migrated already.
 * @param settings as environment variables
 */
export function moduleAlone(
  module: ShopModule,
  database: Database,
  settings: NodeJS.ProcessEnv = {},
  log: Log = createLog("test", "silent"),
): ModuleAlone {
  const clock = createClock();
  const handlers: Record<string, OutboxHandler> = {};
  const outbox = createOutbox({ database, clock, log, handlers });
  const configuration = readShopConfiguration(settings);
  const platform: Platform = {
    database,
    clock,
    log,
    outbox,
    counts: countsInProcess(),
    configuration,
    parts: new Map(),
  };
  openParts(platform, [module]);
  Object.assign(handlers, module.outboxHandlers?.(platform));
  return {
    platform,
    outbox,
    deliver: async () => {
      while ((await outbox.deliverDue()) > 0);
    },
  };
}
