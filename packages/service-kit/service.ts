import type { FastifyInstance } from "fastify";
import type { Migration } from "kysely/migration";
import { type Clock, createClock } from "./clock.ts";
import { counterRemoval, countersMigrations } from "./counters.ts";
import type { Database } from "./database.ts";
import { createHttpService, type HttpService } from "./http-service.ts";
import { createLog, type Log } from "./log.ts";
import { messagesMigrations } from "./messages-migrations.ts";
import { migrate } from "./migrate.ts";
import { mountTestClock } from "./mount-test-clock.ts";
import { createOutbox, type Outbox, type OutboxHandler } from "./outbox.ts";
import { closeParts, type OpenParts, openParts, type PlatformPart } from "./platform-part.ts";
import { type RecurringTask, startRecurringTasks } from "./recurring-task.ts";
import { assertionRemoval } from "./used-assertions.ts";

/** What every module of a service receives. The first argument of use cases. */
export type ServicePlatform<Configuration> = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Pick<Outbox, "write" | "writeAll">;
  readonly configuration: Configuration;
  /** The modules' in-memory state; reached through their own parts. */
  readonly parts: OpenParts;
};

/**
 * What a module provides to the service that mounts it. Its slice of the schema is `<name>.graphql`
 * beside it.
 */
export type ServiceModule<Configuration, Resolvers> = {
  readonly name: string;
  readonly migrations: Readonly<Record<string, Migration>>;
  readonly resolvers?: Resolvers;
  /** In-memory state: opened before anything runs, closed at the end. */
  readonly parts?: readonly PlatformPart<ServicePlatform<Configuration>, unknown>[];
  /** By topic. Topics start with the module's name. */
  readonly outboxHandlers?: (platform: ServicePlatform<Configuration>) => Readonly<Record<string, OutboxHandler>>;
  readonly recurringTasks?: (platform: ServicePlatform<Configuration>) => readonly RecurringTask[];
  /** HTTP routes that are not GraphQL: notifications from outside parties, feeds. */
  readonly routes?: (platform: ServicePlatform<Configuration>, server: FastifyInstance) => void;
  /** Runs after migrations and before the server listens. */
  readonly start?: (platform: ServicePlatform<Configuration>) => Promise<void>;
};

type BaseConfiguration = {
  readonly LOG_LEVEL: string;
  readonly PORT: number;
  readonly GELORA_TEST_CLOCK: "0" | "1";
  readonly TRUSTED_PROXIES: number;
};

export type BuiltService<Configuration> = {
  readonly platform: ServicePlatform<Configuration>;
  readonly outbox: Outbox;
  /** Closes the modules' parts, then the database. */
  readonly close: () => Promise<void>;
};

/**
 * Migrates the database and builds the platform on it; nothing runs yet. Seeds, imports and tests
 * stop here, and close it at their end.
 */
export async function buildService<Configuration extends BaseConfiguration, Resolvers>(
  name: string,
  configuration: Configuration,
  database: Database,
  modules: readonly ServiceModule<Configuration, Resolvers>[],
): Promise<BuiltService<Configuration>> {
  await migrate(database, [
    messagesMigrations,
    countersMigrations,
    ...modules.map((module) => ({ module: module.name, migrations: module.migrations })),
  ]);
  const clock = createClock();
  const log = createLog(name, configuration.LOG_LEVEL);
  const handlers: Record<string, OutboxHandler> = {};
  const outbox = createOutbox({ database, clock, log, handlers });
  const platform = { database, clock, log, outbox, configuration, parts: new Map() };
  openParts(platform, modules);
  for (const module of modules) Object.assign(handlers, module.outboxHandlers?.(platform));
  const close = async (): Promise<void> => {
    await closeParts(platform, modules);
    await database.close();
  };
  return { platform, outbox, close };
}

/** Mounts the modules' routes and opens their parts; the server does not listen yet. */
export async function mountModules<Configuration extends BaseConfiguration, Resolvers>(
  platform: ServicePlatform<Configuration>,
  modules: readonly ServiceModule<Configuration, Resolvers>[],
  mountGateway: (server: FastifyInstance) => Promise<void>,
): Promise<HttpService> {
  const { PORT: port, GELORA_TEST_CLOCK, TRUSTED_PROXIES: trustedProxies } = platform.configuration;
  const service = createHttpService({
    log: platform.log,
    port,
    trustedProxies,
    isReady: () => platform.database.ping(),
  });
  await mountGateway(service.server);
  for (const module of modules) module.routes?.(platform, service.server);
  if (GELORA_TEST_CLOCK === "1") mountTestClock(service.server, platform.clock);
  for (const module of modules) await module.start?.(platform);
  return service;
}

/** Opens the service: it listens, delivers its outbox and runs recurring tasks until `stop`. */
export async function openService<Configuration extends BaseConfiguration, Resolvers>(
  built: BuiltService<Configuration>,
  modules: readonly ServiceModule<Configuration, Resolvers>[],
  mountGateway: (server: FastifyInstance) => Promise<void>,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { platform, outbox } = built;
  const service = await mountModules(platform, modules, mountGateway);
  outbox.start();
  const tasks = modules.flatMap((module) => module.recurringTasks?.(platform) ?? []);
  const { database, clock, log } = platform;
  const stopTasks = startRecurringTasks(
    [...tasks, assertionRemoval(database, clock), counterRemoval(database, clock)],
    log,
  );
  const port = await service.listen();
  platform.log.info({ port, engine: platform.database.engine }, "open");
  return {
    // Requests stop first, then background work, the database last.
    stop: async () => {
      await service.stop();
      await stopTasks();
      await outbox.stop();
      await built.close();
    },
  };
}
