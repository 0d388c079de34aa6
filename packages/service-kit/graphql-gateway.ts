import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import mercurius, { type IResolvers } from "mercurius";
import { z } from "zod";
import { cleanInput, cleanText, hidesUnwantedText, TooDeep } from "./clean-input.ts";
import { errorsOfQuery, isNotExecuted, NotExecuted, publicError, requestError, withoutHint } from "./graphql-errors.ts";
import { graphqlLimits, refuseIntrospection } from "./graphql-limits.ts";
import { languageOf, wordedMessage, wordRefusals } from "./graphql-wording.ts";
import type { Log } from "./log.ts";
import { nameOperation } from "./tracing/trace-requests.ts";

const requestBody = z.object({
  operationName: z.string().max(200).nullish(),
  query: z.string().min(1).max(60_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

export type GraphqlGateway = {
  /** The path it is mounted on, for instance `/graphql`. */
  readonly path: string;
  readonly schema: string;
  readonly resolvers: object;
  /**
   * Builds the resolvers' context for one request: the caller and the language. The reply is for
   * what a resolver sets beside its answer, such as a cookie.
   */
  readonly readContext: (request: FastifyRequest, reply: FastifyReply) => Promise<object>;
  /** Origins of pages whose scripts may call from a browser. */
  readonly origins: readonly string[];
  /**
   * Whether calls from those pages carry and receive the gateway's cookies; other pages' calls
   * never do.
   */
  readonly takesCookies: boolean;
  /** False hides the schema: no introspection, no hints at names in errors (abuse case AC-51). */
  readonly tellsSchema: boolean;
  readonly log: Log;
};

/**
 * Mounts a GraphQL gateway: POST only, JSON only, with operationName, query and variables in the
 * body [OPS-01 to OPS-03]. Operations answer with status 200, requests that cannot be parsed or
 * validated with 400. Resolvers return plain values: the compiled executor calls no methods on
 * them.
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
    // Other origins do not even learn that cookies are accepted (abuse case AC-53).
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
    // A token limit rejects bombs before validation: 2,000 is four times our largest operation.
    graphql: { parseOptions: { maxTokens: 2000 } },
    errorFormatter: ({ data = null, errors = [] }, context) => {
      if (data === null && isNotExecuted(errors)) throw new NotExecuted(errors);
      const publicErrors = errors.map((error) => worded(publicError(error, gateway.log), context));
      return { statusCode: 200, response: { data, errors: publicErrors } };
    },
  });
  wordRefusals(server.graphql.schema);
  await server.register(async (scope) => mountRoutes(scope, gateway));
}

/** A scope of its own, so that its errors are GraphQL's and the other routes' stay as they are. */
function mountRoutes(scope: FastifyInstance, gateway: GraphqlGateway): void {
  // A body that is too large, no JSON or of another type never reaches the route.
  scope.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    if (!(status >= 400 && status < 500) || !(error instanceof Error)) throw error;
    return refuse(request, reply.code(status), [error.message]);
  });
  scope.post(gateway.path, (request, reply) => answer(gateway, request, reply));
  scope.route({
    method: ["GET", "PUT", "PATCH", "DELETE"],
    url: gateway.path,
    handler: (request, reply) => refuse(request, reply.code(405).header("allow", "POST"), ["Calls are sent by POST."]),
  });
}

/** An error in the language of the request. */
function worded(error: ReturnType<typeof publicError>, context: object): ReturnType<typeof publicError> {
  const { path, extensions } = error;
  const { code, details } = extensions ?? {};
  const message = wordedMessage({ message: error.message, code, details: details ?? {} }, languageOf({ ...context }));
  return message === error.message ? error : { message, ...(path ? { path } : {}), extensions };
}

async function answer(gateway: GraphqlGateway, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  const body = requestBody.safeParse(request.body);
  if (!body.success) return refuse(request, reply.code(400), ["The body holds operationName, query and variables."]);
  const { operationName } = body.data;
  nameOperation(operationName);
  const query = cleanText(body.data.query);
  if (hidesUnwantedText(query))
    return refuse(request, reply.code(400), ["The query holds characters that are no text."]);
  const context = await gateway.readContext(request, reply);
  try {
    const given = Object.entries(body.data.variables ?? {});
    const variables = Object.fromEntries(given.map(([name, value]) => [name, cleanInput(value)]));
    return await execute(() =>
      reply.graphql(sourceOf(query, operationName), context, variables, operationName ?? undefined),
    );
  } catch (error) {
    if (error instanceof TooDeep) return refuse(request, reply.code(400), [error.message]);
    const errors = errorsOfQuery(error);
    if (!errors) throw error;
    return refuse(request, reply.code(400), gateway.tellsSchema ? errors : errors.map(withoutHint));
  }
}

/**
 * The call that compiles a query skips the check of its variables, and would reveal the compiler's
 * reasons. Nothing was executed, so it may be asked again, and then it is checked as all others.
 */
async function execute<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NotExecuted) return await ask();
    throw error;
  }
}

/**
 * A compiled query is cached by its text, though only the named operation of it was compiled: the
 * name belongs to the key. As JSON it cannot end the comment.
 */
function sourceOf(query: string, operationName: string | null | undefined): string {
  return operationName ? `${query}\n# ${JSON.stringify(operationName)}` : query;
}

/**
 * Worded in the language of the request; the details keep the reason for developers, in English.
 */
function refuse(request: FastifyRequest, reply: FastifyReply, reasons: readonly string[]) {
  const context = { language: request.headers.language };
  return reply.send({ errors: reasons.map((reason) => worded(requestError(reason), context)) });
}
