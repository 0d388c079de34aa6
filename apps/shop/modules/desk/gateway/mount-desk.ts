import { readFileSync } from "node:fs";
import { cleanInput, TooDeep } from "@gelora/service-kit/clean-input.ts";
import { publicError, requestError } from "@gelora/service-kit/graphql-errors.ts";
import { graphqlLimits, refuseIntrospection } from "@gelora/service-kit/graphql-limits.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { buildSchema, execute, type GraphQLError, parse, specifiedRules, validate } from "graphql";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { findStaffSession } from "../../staff/staff.ts";
import type { DeskContext } from "./desk-context.ts";

const requestBody = z.object({
  query: z.string().min(1).max(20_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

const schema = buildSchema(readFileSync(new URL("../schema/staff.graphql", import.meta.url), "utf8"));

/**
 * Mounts the staff's gateway, with a schema and sessions of its own: nothing of it can be asked
 * through the shop's. The token comes in a header and never in a cookie, so no page can use it on
 * someone's behalf.
 */
export function mountDesk(platform: Platform, server: FastifyInstance, root: object): void {
  const hidesSchema = platform.configuration.GELORA_ENVIRONMENT === "production";
  const rules = [...specifiedRules, ...graphqlLimits, ...(hidesSchema ? [refuseIntrospection] : [])];
  server.post("/staff/graphql", async (request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    const body = requestBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ errors: [requestError("The body holds query and variables.")] });
    const document = readDocument(body.data.query);
    const errors = typeof document === "string" ? [document] : validate(schema, document, rules).map(messageOf);
    if (typeof document === "string" || errors.length > 0)
      return reply.code(400).send({ errors: errors.map(requestError) });
    const variableValues = readVariables(body.data.variables ?? {});
    if (!variableValues) return reply.code(400).send({ errors: [requestError("The variables are too deep.")] });
    const contextValue = await contextOf(platform, request);
    const { operationName } = body.data;
    const answer = await execute({ schema, document, rootValue: root, contextValue, variableValues, operationName });
    const shown = answer.errors?.map((error) => publicError(error, platform.log));
    return reply.send({ data: answer.data ?? null, ...(shown ? { errors: shown } : {}) });
  });
}

async function contextOf(platform: Platform, request: FastifyRequest): Promise<DeskContext> {
  const [, token] = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? "") ?? [];
  return {
    platform,
    token,
    staff: token === undefined ? undefined : await findStaffSession(platform, token),
    source: sourceOf(request.ip),
  };
}

/** @returns why it cannot be read, if it cannot */
function readDocument(query: string) {
  try {
    return parse(query, { maxTokens: 1000 });
  } catch (error) {
    return error instanceof Error ? error.message : "The query cannot be read.";
  }
}

function readVariables(given: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  try {
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, cleanInput(value)]));
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}

const messageOf = ({ message }: GraphQLError): string => message;
