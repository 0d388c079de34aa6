import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type AssertedRequest, type Assertion, readAssertion } from "./assertion.ts";
import type { Clock } from "./clock.ts";
import type { Database, Statement } from "./database.ts";
import { spentAssertion } from "./used-assertions.ts";

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

type ServiceDoor<Principal, Message> = {
  readonly path: string;
  readonly shape: z.ZodType<Message>;
  readonly take: (principal: Principal, message: Message) => Promise<object | typeof notAllowed>;
};

/** A door whose answer begins with a query of the database. */
type LookingDoor<Principal, Message, Seen> = Omit<ServiceDoor<Principal, Message>, "take"> & {
  /** Sent together with the use of the assertion, which saves a round trip; it must only read. */
  readonly look: (principal: Principal, message: Message) => Statement<Seen>;
  /** @param seen what `look` saw */
  readonly take: (principal: Principal, message: Message, seen: Seen) => Promise<object | typeof notAllowed>;
};

/** What mounts the endpoints of a service for one other service's own requests. */
export function doorsFor<Principal>(callers: Callers<Principal>) {
  return <Message>(receiver: Receiver, server: FastifyInstance, door: ServiceDoor<Principal, Message>): void =>
    mountLookingDoor(receiver, server, callers, { ...door, look: () => async () => undefined });
}

/** The same for endpoints whose answer begins with a query of the database. */
export function lookingDoorsFor<Principal>(callers: Callers<Principal>) {
  return <Message, Seen>(
    receiver: Receiver,
    server: FastifyInstance,
    door: LookingDoor<Principal, Message, Seen>,
  ): void => mountLookingDoor(receiver, server, callers, door);
}

/**
 * The assertion covers the raw body, so the body is read as text here. Answers 401 without a valid,
 * unused assertion, and to a principal without permission; 400 for a malformed message; otherwise
 * 200 with the result of `take`. What is seen for a used assertion is dropped.
 */
function mountLookingDoor<Principal, Message, Seen>(
  receiver: Receiver,
  server: FastifyInstance,
  callers: Callers<Principal>,
  { path, shape, look, take }: LookingDoor<Principal, Message, Seen>,
): void {
  const { database } = receiver;
  server.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
    door.post<{ Body: string }>(path, async (request, reply) => {
      const { method, headers, body } = request;
      const refusal = { message: "The request is not asserted by a service of ours." };
      const caller = callerOf(receiver, callers, { method, path, body }, headers);
      if (!caller) return reply.code(401).send(refusal);
      const { principal, assertion } = caller;
      const message = shape.safeParse(parseJson(body));
      if (!message.success) return reply.code(400).send({ message: "This is no message that this service knows." });
      const [isUnused, seen] = await database.together(spentAssertion(assertion), look(principal, message.data));
      const answer = isUnused ? await take(principal, message.data, seen) : notAllowed;
      return answer === notAllowed ? reply.code(401).send(refusal) : answer;
    });
  });
}

/**
 * Who asserts the request; undefined when the assertion is invalid, or not of the service that may
 * call here. Whether it was used before is still to be asked.
 */
function callerOf<Principal>(
  { clock, configuration }: Receiver,
  { audience, issuer, principal }: Callers<Principal>,
  request: AssertedRequest,
  headers: FastifyRequest["headers"],
): { readonly principal: Principal; readonly assertion: Assertion } | undefined {
  const receiver = { audience, secret: configuration.SERVICE_SECRET, now: clock.now() };
  const assertion = readAssertion(request, headers, receiver);
  if (assertion?.issuer !== issuer) return undefined;
  const asserted = principal.safeParse(assertion.principal);
  return asserted.success ? { principal: asserted.data, assertion } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
