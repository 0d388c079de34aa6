import {
  type AssertedPrincipal,
  assertedPrincipal,
  clubService,
  shopService,
} from "@gelora/contracts/service-caller.ts";
import { type AssertedRequest, readAssertion } from "@gelora/service-kit/assertion.ts";
import { spendAssertion } from "@gelora/service-kit/used-assertions.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Platform } from "./platform.ts";

/** The answer of a use case to a principal without permission. */
export const notAllowed = "not allowed";

type ServiceDoor<Message> = {
  readonly path: string;
  readonly shape: z.ZodType<Message>;
  readonly take: (principal: AssertedPrincipal, message: Message) => Promise<object | typeof notAllowed>;
};

/**
 * An endpoint for the shop's own requests. The assertion covers the raw body, so the body is read
 * as text here. Answers 401 without a valid, unused assertion, and to a principal without
 * permission; 400 for a malformed message; otherwise 200 with the result of `take`.
 */
export function mountServiceDoor<Message>(
  platform: Platform,
  server: FastifyInstance,
  { path, shape, take }: ServiceDoor<Message>,
): void {
  server.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
    door.post<{ Body: string }>(path, async (request, reply) => {
      const { method, headers, body } = request;
      const principal = await principalOf(platform, { method, path, body }, headers);
      const refusal = { message: "The request is not asserted by a service of ours." };
      if (!principal) return reply.code(401).send(refusal);
      const message = shape.safeParse(parseJson(body));
      if (!message.success) return reply.code(400).send({ message: "This is no message that the club knows." });
      const answer = await take(principal, message.data);
      return answer === notAllowed ? reply.code(401).send(refusal) : answer;
    });
  });
}

/**
 * The principal behind the shop's request; undefined when the assertion is invalid, already used,
 * or not the shop's.
 */
async function principalOf(
  platform: Platform,
  request: AssertedRequest,
  headers: FastifyRequest["headers"],
): Promise<AssertedPrincipal | undefined> {
  const receiver = { audience: clubService, secret: platform.configuration.SERVICE_SECRET, now: platform.clock.now() };
  const assertion = readAssertion(request, headers, receiver);
  if (assertion?.issuer !== shopService) return undefined;
  const principal = assertedPrincipal.safeParse(assertion.principal);
  if (!principal.success || !(await spendAssertion(platform.database, assertion))) return undefined;
  return principal.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
