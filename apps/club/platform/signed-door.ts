import { isSignedRequest } from "@gelora/service-kit/signed-request.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Platform } from "./platform.ts";

/**
 * A door for the shop's own requests. The signature covers the body as it came, so the body is read as text here.
 * Answers 401 without a good signature, 400 for a message of another shape, else 200 with what `take` answers.
 */
export function mountSignedDoor<Message>(
  platform: Platform,
  server: FastifyInstance,
  path: string,
  shape: z.ZodType<Message>,
  take: (message: Message) => Promise<object>,
): void {
  server.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
    door.post<{ Body: string }>(path, async (request, reply) => {
      const { method, headers, body } = request;
      const { SERVICE_SECRET } = platform.configuration;
      if (!isSignedRequest({ method, path, body }, headers, SERVICE_SECRET, platform.clock.now()))
        return reply.code(401).send({ message: "The request is not signed by a service of ours." });
      const message = shape.safeParse(parseJson(body));
      if (!message.success) return reply.code(400).send({ message: "This is no message that the club knows." });
      return take(message.data);
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
