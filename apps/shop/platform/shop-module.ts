import type { OutboxHandler } from "@gelora/service-kit/outbox.ts";
import type { RecurringTask } from "@gelora/service-kit/recurring-task.ts";
import type { FastifyInstance } from "fastify";
import type { Migration } from "kysely/migration";
import type { Platform } from "./platform.ts";
import type { Resolvers } from "./schema.generated.ts";

/** What a module gives to the server that mounts it. Its slice of the schema is `<name>.graphql` beside it. */
export type ShopModule = {
  readonly name: string;
  readonly migrations: Readonly<Record<string, Migration>>;
  readonly resolvers?: Resolvers;
  /** By topic. Topics start with the module's name. */
  readonly outboxHandlers?: (platform: Platform) => Readonly<Record<string, OutboxHandler>>;
  readonly recurringTasks?: (platform: Platform) => readonly RecurringTask[];
  /** HTTP that is not GraphQL: notifications from outside parties, feeds. */
  readonly routes?: (platform: Platform, server: FastifyInstance) => void;
  /** Runs after migrations and before the server listens. */
  readonly start?: (platform: Platform) => Promise<void>;
};
