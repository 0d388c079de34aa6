import cors from "@fastify/cors";
import { failureMessages } from "@gelora/outcomes/failure-codes.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import mercurius, { type IResolvers } from "mercurius";
import { z } from "zod";
import { cleanInput, cleanText, hidesUnwantedText, TooDeep } from "./clean-input.ts";
import { graphqlLimits, refuseIntrospection } from "./graphql-limits.ts";
import type { Log } from "./log.ts";

const requestBody = z.object({
  operationName: z.string().max(200).nullish(),
  query: z.string().min(1).max(60_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

export type GraphqlGateway = {
  /** Where it is mounted, for instance `/graphql`. */
  readonly path: string;
  readonly schema: string;
  readonly resolvers: object;
  /** Answers what resolvers are given for one request: who calls, in which language. The reply is there for what a resolver sets beside its answer, such as a cookie. */
  readonly readContext: (request: FastifyRequest, reply: FastifyReply) => Promise<object>;
  /** Origins of pages whose scripts may call from a browser. */
  readonly origins: readonly string[];
  /** True lets those pages' calls carry and receive the gateway's cookies; no other page's ever do. */
  readonly takesCookies: boolean;
  /** False hides the schema: no introspection, and faults come without hints at names (abuse case AC-51). */
  readonly tellsSchema: boolean;
  readonly log: Log;
};

/**
 * Mounts a GraphQL gateway: POST alone, JSON alone, the body holds operationName, query and variables [OPS-01 to OPS-03]. Answers of operations have status 200; what cannot be
 * read or does not fit the contract has 400. Results of resolvers are plain values: the compiled executor calls no methods on them.
 */
export async function mountGraphqlGateway(server: FastifyInstance, gateway: GraphqlGateway): Promise<void> {
  const origins = gateway.origins.map((address) => new URL(address).origin);
  const policy = {
    origin: origins,
    methods: ["POST"],
    allowedHeaders: ["auth-token", "language", "origin-alias", "content-type"],
    maxAge: 7200,
  };
  await server.register(cors, {
    // A page of another origin is not even told that cookies are taken here (abuse case AC-53).
    delegator: async (request: FastifyRequest) => ({
      ...policy,
      credentials: gateway.takesCookies && origins.includes(request.headers.origin ?? ""),
    }),
  });
  await server.register(mercurius, {
    schema: gateway.schema,
    resolvers: gateway.resolvers as IResolvers,
    routes: false,
    jit: 1,
    cache: 500,
    allowBatchedQueries: false,
    validationRules: [...graphqlLimits, ...(gateway.tellsSchema ? [] : [refuseIntrospection])],
    // A token limit stops a bomb before it is validated: 2,000 is four times our largest operation.
    graphql: { parseOptions: { maxTokens: 2000 } },
    errorFormatter: (execution) => ({
      statusCode: 200,
      response: {
        data: execution.data ?? null,
        errors: (execution.errors ?? []).map((error) => tellOrMask(error, gateway.log)),
      },
    }),
  });
  server.post(gateway.path, (request, reply) => answer(gateway, request, reply));
}

async function answer(gateway: GraphqlGateway, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  const body = requestBody.safeParse(request.body);
  if (!body.success) return refuse(reply, [{ message: "The body holds operationName, query and variables." }]);
  const { operationName } = body.data;
  const query = cleanText(body.data.query);
  if (hidesUnwantedText(query)) return refuse(reply, [{ message: "The query holds characters that are no text." }]);
  const context = await gateway.readContext(request, reply);
  try {
    const given = Object.entries(body.data.variables ?? {});
    const variables = Object.fromEntries(given.map(([name, value]) => [name, cleanInput(value)]));
    return await reply.graphql(query, context, variables, operationName ?? undefined);
  } catch (error) {
    if (error instanceof TooDeep) return refuse(reply, [{ message: error.message }]);
    const faults = faultsOfQuery(error);
    if (!faults) throw error;
    return refuse(reply, gateway.tellsSchema ? faults : faults.map(withoutHint));
  }
}

/** A query that cannot be read or does not fit the contract comes as an error that carries the list of its faults. */
function faultsOfQuery(error: unknown): { message: string }[] | undefined {
  if (!(error instanceof Error) || !("errors" in error) || !Array.isArray(error.errors)) return undefined;
  return error.errors.map((fault: unknown) => ({
    message: fault instanceof Error ? fault.message : "The query cannot be read.",
  }));
}

/** `Did you mean "productInit"?` tells names to those who guess. */
function withoutHint({ message }: { message: string }): { message: string } {
  return { message: message.replace(/ Did you mean [\s\S]*$/, "") };
}

function refuse(reply: FastifyReply, errors: { message: string }[]) {
  return reply.code(400).send({ errors });
}

/** What we raised ourselves is told; a defect is logged, and the caller learns only that there was one. */
function tellOrMask(error: GraphQLError, log: Log): GraphQLError {
  const original = error.originalError;
  if (original === undefined || original instanceof GraphQLError || isClientFault(original)) return error;
  log.error({ err: original, path: error.path }, "a resolver failed");
  return new GraphQLError(failureMessages.UNKNOWN_ERROR, {
    ...(error.path ? { path: error.path } : {}),
    extensions: { code: "UNKNOWN_ERROR" },
  });
}

/** Faults of the query or its variables carry a status below 500. */
function isClientFault(error: Error): boolean {
  return "statusCode" in error && Number(error.statusCode) < 500;
}
