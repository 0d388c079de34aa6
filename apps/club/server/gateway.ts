import { languageOrDefault } from "@gelora/locale/language.ts";
import { mountGraphqlGateway } from "@gelora/service-kit/graphql-gateway.ts";
import { mergeResolvers, readSchema } from "@gelora/service-kit/schema-slices.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../platform/platform.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { modules } from "./modules.ts";

/** Mounts `POST /loyalty/graphql`, the loyalty club's own gateway [OPS-06, Q02]. */
export async function mountGateway(server: FastifyInstance, platform: Platform): Promise<void> {
  const { ALLOWED_ORIGINS, STOREFRONT_URL } = platform.configuration;
  await mountGraphqlGateway(server, {
    path: "/loyalty/graphql",
    schema: readSchema(new URL("./base.graphql", import.meta.url), modules),
    resolvers: mergeResolvers(modules),
    readContext: async (request): Promise<RequestContext> => ({
      platform,
      language: languageOrDefault(request.headers.language),
      source: sourceOf(request.ip),
    }),
    origins: [STOREFRONT_URL, ...ALLOWED_ORIGINS.split(",").filter((origin) => origin !== "")],
    takesCookies: false,
    tellsSchema: platform.configuration.GELORA_ENVIRONMENT !== "production",
    log: platform.log,
  });
}
