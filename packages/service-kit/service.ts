import type { FastifyInstance } from "fastify";
import type { Migration } from "kysely/migration";
import type { Registry } from "prom-client";
import { type Clock, createClock } from "./clock.ts";
import { counterRemoval, countersMigrations } from "./counters.ts";
import { type Counts, type CountsSettings, type OpenCounts, openCounts } from "./counts.ts";
import { measureReplica } from "./database/measure-replica.ts";
import { type Database, openDatabase } from "./database.ts";
import { days, seconds } from "./durations.ts";
import { createHttpService, type HttpService } from "./http-service.ts";
import { inboxRemoval } from "./inbox.ts";
import { createLog, type Log } from "./log.ts";
import { messagesMigrations } from "./messages-migrations.ts";
import { migrate } from "./migrate.ts";
import { mountTestClock } from "./mount-test-clock.ts";
import { outboxCounting } from "./outbox/outbox-gauges.ts";
import { createOutbox, type Outbox, type OutboxHandler } from "./outbox.ts";
import { closeParts, type OpenParts, openParts, type PlatformPart } from "./platform-part.ts";
import type { Pooler } from "./pooler.ts";
import { type RecurringTask, startRecurringTasks } from "./recurring-task.ts";
import type { Role } from "./roles.ts";
import { withCountedRounds } from "./task-counts.ts";
import { sharedRounds, taskRoundsMigrations } from "./task-rounds.ts";
import { assertionRemoval } from "./used-assertions.ts";

/** What every module of a service receives. The first argument of use cases. */
export type ServicePlatform<Configuration> = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Pick<Outbox, "write" | "writeAll">;
  readonly counts: Counts;
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
  /** Runs after migrations and before anything else does, in a process of any role. */
  readonly start?: (platform: ServicePlatform<Configuration>) => Promise<void>;
  /** Runs after `start` where requests are answered: what only they need in memory. */
  readonly prepareToAnswer?: (platform: ServicePlatform<Configuration>) => Promise<void>;
};

type BaseConfiguration = CountsSettings & {
  readonly LOG_LEVEL: string;
  readonly PORT: number;
  readonly GELORA_TEST_CLOCK: "0" | "1";
  readonly TRUSTED_PROXIES: number;
  readonly GELORA_ROLES: ReadonlySet<Role>;
  readonly LEAVE_GRACE_SECONDS: number;
};

export type BuiltService<Configuration> = {
  readonly platform: ServicePlatform<Configuration>;
  readonly outbox: Outbox;
  readonly counts: Pick<OpenCounts, "measure">;
  /** Closes the modules' parts, then the database. */
  readonly close: () => Promise<void>;
};

type WithMigrations = Pick<ServiceModule<never, never>, "name" | "migrations">;

function migrateModules(database: Database, modules: readonly WithMigrations[]): Promise<void> {
  const own = modules.map(({ name, migrations }) => ({ module: name, migrations }));
  return migrate(database, [messagesMigrations, countersMigrations, taskRoundsMigrations, ...own]);
}

/**
 * Migrates a PostgreSQL database on connections of its own, on which a statement may take as long
 * as it needs: an index over a large table, or the wait for another process that migrates.
 */
export async function migrateAddress(
  place: { readonly url: string; readonly pooler: Pooler },
  modules: readonly WithMigrations[],
): Promise<void> {
  const database = await openDatabase({ ...place, poolSize: 2, timeout: days(1) });
  try {
    await migrateModules(database, modules);
  } finally {
    await database.close();
  }
}

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
  await migrateModules(database, modules);
  const clock = createClock();
  const log = createLog(name, configuration.LOG_LEVEL);
  const handlers: Record<string, OutboxHandler> = {};
  const outbox = createOutbox({ database, clock, log, handlers });
  const counts = await openCounts(name, configuration, log);
  const platform = { database, clock, log, outbox, counts, configuration, parts: new Map() };
  openParts(platform, modules);
  for (const module of modules) Object.assign(handlers, module.outboxHandlers?.(platform));
  const close = async (): Promise<void> => {
    await closeParts(platform, modules);
    counts.close();
    await database.close();
  };
  return { platform, outbox, counts, close };
}

/** Mounts the modules' routes and starts the modules; the server does not listen yet. */
export async function mountModules<Configuration extends BaseConfiguration, Resolvers>(
  platform: ServicePlatform<Configuration>,
  modules: readonly ServiceModule<Configuration, Resolvers>[],
  mountGateway: (server: FastifyInstance) => Promise<void>,
): Promise<HttpService> {
  const service = createServer(platform);
  await mountGateway(service.server);
  for (const module of modules) module.routes?.(platform, service.server);
  for (const module of modules) {
    await module.start?.(platform);
    await module.prepareToAnswer?.(platform);
  }
  return service;
}

/** A worker's server: health, readiness and metrics. */
async function startWithoutGateway<Configuration extends BaseConfiguration, Resolvers>(
  platform: ServicePlatform<Configuration>,
  modules: readonly ServiceModule<Configuration, Resolvers>[],
): Promise<HttpService> {
  for (const module of modules) await module.start?.(platform);
  return createServer(platform);
}

function createServer<Configuration extends BaseConfiguration>(platform: ServicePlatform<Configuration>): HttpService {
  const {
    PORT: port,
    GELORA_TEST_CLOCK,
    TRUSTED_PROXIES: trustedProxies,
    LEAVE_GRACE_SECONDS,
  } = platform.configuration;
  const leaveGrace = seconds(LEAVE_GRACE_SECONDS);
  const isReady = () => platform.database.ping();
  const service = createHttpService({ log: platform.log, port, trustedProxies, isReady, leaveGrace });
  if (GELORA_TEST_CLOCK === "1") mountTestClock(service.server, platform.clock);
  return service;
}

/**
 * Opens the service in the roles of its settings until `stop`: it answers requests, or delivers its
 * outbox and runs recurring tasks, or both.
 */
export async function openService<Configuration extends BaseConfiguration, Resolvers>(
  built: BuiltService<Configuration>,
  modules: readonly ServiceModule<Configuration, Resolvers>[],
  mountGateway: (server: FastifyInstance) => Promise<void>,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const { platform, outbox } = built;
  const { database, log, configuration } = platform;
  const roles = configuration.GELORA_ROLES;
  const service = roles.has("web")
    ? await mountModules(platform, modules, mountGateway)
    : await startWithoutGateway(platform, modules);
  built.counts.measure(service.metrics);
  measureReplica(service.metrics, database);
  if (roles.has("worker")) outbox.start();
  const ofRole = tasksOf(platform, modules, service.metrics);
  const tasks = startRecurringTasks(withCountedRounds(service.metrics, ofRole), log, sharedRounds(database));
  const stopHearing = database.hearChanges(tasks.renew);
  const port = await service.listen();
  log.info({ port, engine: database.engine, roles: [...roles] }, "open");
  return {
    port,
    // Requests stop first, then background work, the database last.
    stop: async () => {
      await service.stop();
      stopHearing();
      await tasks.stop();
      await outbox.stop();
      await built.close();
    },
  };
}

function tasksOf<Configuration extends BaseConfiguration, Resolvers>(
  platform: ServicePlatform<Configuration>,
  modules: readonly ServiceModule<Configuration, Resolvers>[],
  metrics: Registry,
): readonly RecurringTask[] {
  const { database, clock, configuration } = platform;
  const tasks = modules.flatMap((module) => module.recurringTasks?.(platform) ?? []);
  if (!configuration.GELORA_ROLES.has("worker")) return tasks.filter(({ inEveryProcess }) => inEveryProcess);
  const common = [assertionRemoval(database, clock), counterRemoval(database, clock), inboxRemoval(database, clock)];
  return [...tasks, ...common, outboxCounting(metrics, database, clock)];
}
