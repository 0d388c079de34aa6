import { readFileSync } from "node:fs";
import { mountGraphqlGateway } from "@gelora/service-kit/graphql-gateway.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../platform/platform.ts";
import type { ShopModule } from "../platform/shop-module.ts";
import { contextReader } from "./context-reader.ts";

/** Mounts `POST /graphql` with the slices and resolvers of all modules [OPS-05, Q02]. */
export async function mountGateway(
  server: FastifyInstance,
  platform: Platform,
  modules: readonly ShopModule[],
): Promise<void> {
  const { ALLOWED_ORIGINS, STOREFRONT_URL } = platform.configuration;
  await mountGraphqlGateway(server, {
    path: "/graphql",
    schema: schemaText(modules),
    resolvers: mergeResolvers(modules),
    readContext: contextReader(platform),
    origins: [STOREFRONT_URL, ...ALLOWED_ORIGINS.split(",").filter((origin) => origin !== "")],
    log: platform.log,
  });
}

function schemaText(modules: readonly ShopModule[]): string {
  const slices = modules
    .filter((module) => module.resolvers)
    .map((module) => new URL(`../modules/${module.name}/${module.name}.graphql`, import.meta.url));
  return [new URL("./base.graphql", import.meta.url), ...slices].map((file) => readFileSync(file, "utf8")).join("\n");
}

function mergeResolvers(modules: readonly ShopModule[]): Record<string, object> {
  const merged: Record<string, object> = {};
  for (const { resolvers } of modules) {
    for (const [type, fields] of Object.entries(resolvers ?? {})) merged[type] = { ...merged[type], ...fields };
  }
  return merged;
}
