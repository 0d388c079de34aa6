import { mountGraphqlGateway } from "@gelora/service-kit/graphql-gateway.ts";
import { mergeResolvers, readSchema } from "@gelora/service-kit/schema-slices.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../platform/platform.ts";
import { contextReader } from "./context-reader.ts";
import { modules } from "./modules.ts";

/** Mounts `POST /loyalty/graphql`, the loyalty club's own gateway [OPS-06, Q02]. */
export async function mountGateway(server: FastifyInstance, platform: Platform): Promise<void> {
  const { ALLOWED_ORIGINS, STOREFRONT_URL } = platform.configuration;
  await mountGraphqlGateway(server, {
    path: "/loyalty/graphql",
    schema: readSchema(new URL("./base.graphql", import.meta.url), modules),
    resolvers: mergeResolvers(modules),
    readContext: contextReader(platform),
    origins: [STOREFRONT_URL, ...ALLOWED_ORIGINS.split(",").filter((origin) => origin !== "")],
    takesCookies: true,
    tellsSchema: platform.configuration.GELORA_ENVIRONMENT !== "production",
    log: platform.log,
  });
}
