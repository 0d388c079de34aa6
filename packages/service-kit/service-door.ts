import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type AssertedRequest, readAssertion } from "./assertion.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import { spendAssertion } from "./used-assertions.ts";

/** The answer of a use case to a principal without permission. */
export const notAllowed = "not allowed";

type Receiver = {
  readonly database: Database;
  readonly clock: Clock;
  readonly configuration: { readonly SERVICE_SECRET: string };
};

/** Who may call whom: names of services, and the shape of the principals that they assert. */
type Callers<Principal> = {
  readonly audience: string;
  readonly issuer: string;
  readonly principal: z.ZodType<Principal>;
};

export type ServiceDoor<Principal, Message> = {
  readonly path: string;
  readonly shape: z.ZodType<Message>;
  readonly take: (principal: Principal, message: Message) => Promise<object | typeof notAllowed>;
};

/**
 * An endpoint for another service's own requests. The assertion covers the raw body, so the body is
 * read as text here. Answers 401 without a valid, unused assertion, and to a principal without
 * permission; 400 for a malformed message; otherwise 200 with the result of `take`.
 */
export function mountAssertedDoor<Principal, Message>(
  receiver: Receiver,
  server: FastifyInstance,
  callers: Callers<Principal>,
  { path, shape, take }: ServiceDoor<Principal, Message>,
): void {
  server.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
    door.post<{ Body: string }>(path, async (request, reply) => {
      const { method, headers, body } = request;
      const principal = await principalOf(receiver, callers, { method, path, body }, headers);
      const refusal = { message: "The request is not asserted by a service of ours." };
      if (!principal) return reply.code(401).send(refusal);
      const message = shape.safeParse(parseJson(body));
      if (!message.success) return reply.code(400).send({ message: "This is no message that this service knows." });
      const answer = await take(principal, message.data);
      return answer === notAllowed ? reply.code(401).send(refusal) : answer;
    });
  });
}

/**
 * The principal behind the request; undefined when the assertion is invalid, already used, or not
 * of the service that may call here.
 */
async function principalOf<Principal>(
  { database, clock, configuration }: Receiver,
  { audience, issuer, principal }: Callers<Principal>,
  request: AssertedRequest,
  headers: FastifyRequest["headers"],
): Promise<Principal | undefined> {
  const receiver = { audience, secret: configuration.SERVICE_SECRET, now: clock.now() };
  const assertion = readAssertion(request, headers, receiver);
  if (assertion?.issuer !== issuer) return undefined;
  const asserted = principal.safeParse(assertion.principal);
  if (!asserted.success || !(await spendAssertion(database, assertion))) return undefined;
  return asserted.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
