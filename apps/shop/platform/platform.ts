import type { Clock } from "@gelora/service-kit/clock.ts";
import type { Database } from "@gelora/service-kit/database.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { Outbox } from "@gelora/service-kit/outbox.ts";
import type { ShopConfiguration } from "./configuration.ts";

/** What every module is given. Use cases take it as their first argument. */
export type Platform = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Pick<Outbox, "write">;
  readonly configuration: ShopConfiguration;
};
