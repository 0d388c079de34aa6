import { mountGraphqlGateway } from "@gelora/service-kit/graphql-gateway.ts";
import { mergeResolvers, readSchema } from "@gelora/service-kit/schema-slices.ts";
import type { FastifyInstance } from "fastify";
import { codeScalar } from "../platform/code-scalar.ts";
import type { Platform } from "../platform/platform.ts";
import { contextReader } from "./context-reader.ts";
import { modules } from "./modules.ts";

/** Mounts `POST /graphql` with the slices and resolvers of all modules [OPS-05, Q02]. */
export async function mountGateway(server: FastifyInstance, platform: Platform): Promise<void> {
  const { ALLOWED_ORIGINS, STOREFRONT_URL } = platform.configuration;
  await mountGraphqlGateway(server, {
    path: "/graphql",
    schema: readSchema(new URL("./base.graphql", import.meta.url), modules),
    resolvers: { Code: codeScalar, ...mergeResolvers(modules) },
    readContext: contextReader(platform),
    origins: [STOREFRONT_URL, ...ALLOWED_ORIGINS.split(",").filter((origin) => origin !== "")],
    takesCookies: true,
    tellsSchema: platform.configuration.GELORA_ENVIRONMENT !== "production",
    log: platform.log,
  });
}
