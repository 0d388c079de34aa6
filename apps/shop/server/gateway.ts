import { readFileSync } from "node:fs";
import cors from "@fastify/cors";
import { failureMessages } from "@gelora/outcomes/failure-codes.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import mercurius, { type IResolvers } from "mercurius";
import { z } from "zod";
import type { Platform } from "../platform/platform.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { ShopModule } from "../platform/shop-module.ts";
import { queryLimits } from "./query-limits.ts";

/** Answers the context of one request: who calls, in which language. */
export type ContextReader = (request: FastifyRequest) => Promise<RequestContext>;

const requestBody = z.object({
  operationName: z.string().max(200).nullish(),
  query: z.string().min(1).max(60_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Mounts `POST /graphql` with the slices and resolvers of all modules [OPS-01 to OPS-05]. */
export async function mountGateway(
  server: FastifyInstance,
  platform: Platform,
  modules: readonly ShopModule[],
  readContext: ContextReader,
): Promise<void> {
  const { ALLOWED_ORIGINS, STOREFRONT_URL } = platform.configuration;
  await server.register(cors, {
    origin: [STOREFRONT_URL, ...ALLOWED_ORIGINS.split(",").filter((origin) => origin !== "")].map(
      (address) => new URL(address).origin,
    ),
    methods: ["POST"],
    allowedHeaders: ["auth-token", "language", "origin-alias", "content-type"],
    maxAge: 7200,
  });
  await server.register(mercurius, {
    schema: schemaText(modules),
    resolvers: mergeResolvers(modules) as IResolvers,
    routes: false,
    jit: 1,
    cache: 500,
    allowBatchedQueries: false,
    validationRules: queryLimits,
    // A token limit stops a bomb before it is validated: 2,000 is four times our largest operation.
    graphql: { parseOptions: { maxTokens: 2000 } },
    errorFormatter: (execution) => ({
      statusCode: 200,
      response: {
        data: execution.data ?? null,
        errors: (execution.errors ?? []).map((error) => tellOrMask(error, platform)),
      },
    }),
  });
  server.post("/graphql", async (request, reply) => {
    const body = requestBody.safeParse(request.body);
    if (!body.success) return refuse(reply, "The body holds operationName, query and variables.");
    const { query, variables, operationName } = body.data;
    const context = await readContext(request);
    try {
      return await reply.graphql(query, context, variables ?? {}, operationName ?? undefined);
    } catch (error) {
      const faults = faultsOfQuery(error);
      if (!faults) throw error;
      return reply.code(400).send({ data: null, errors: faults });
    }
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
  for (const module of modules) {
    for (const [type, fields] of Object.entries(module.resolvers ?? {})) {
      // Type resolvers of scalars are no plain objects and are not shared between modules.
      merged[type] = merged[type] && fields ? { ...merged[type], ...fields } : fields;
    }
  }
  return merged;
}

/** A query that cannot be read or does not fit the contract comes as an error that carries the list of its faults. */
function faultsOfQuery(error: unknown): { message: string }[] | undefined {
  if (!(error instanceof Error) || !("errors" in error) || !Array.isArray(error.errors)) return undefined;
  return error.errors.map((fault: unknown) => ({
    message: fault instanceof Error ? fault.message : "The query cannot be read.",
  }));
}

function refuse(reply: FastifyReply, message: string) {
  return reply.code(400).send({ data: null, errors: [{ message }] });
}

/** What we raised ourselves is told; a defect is logged, and the caller learns only that there was one. */
function tellOrMask(error: GraphQLError, platform: Platform): GraphQLError {
  const defect =
    error.originalError !== undefined && !(error.originalError instanceof GraphQLError) && !isClientFault(error);
  if (!defect) return error;
  platform.log.error({ err: error.originalError, path: error.path }, "a resolver failed");
  return new GraphQLError(failureMessages.UNKNOWN_ERROR, {
    ...(error.path ? { path: error.path } : {}),
    extensions: { code: "UNKNOWN_ERROR" },
  });
}

/** Faults of the query or its variables carry a status below 500. */
function isClientFault(error: GraphQLError): boolean {
  const original = error.originalError;
  return original !== undefined && "statusCode" in original && Number(original.statusCode) < 500;
}
