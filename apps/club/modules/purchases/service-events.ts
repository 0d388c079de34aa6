import { serviceEvent, serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { isSignedRequest } from "@gelora/service-kit/signed-request.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import { takeInPurchase } from "./use-cases/take-in-purchase.ts";

/**
 * The door for the shop's own requests. The signature covers the body as it came, so the body is read as text here.
 * Answers 401 without a good signature, 400 for an event that is none, 200 when taken in, now or before.
 */
export function mountServiceEvents(platform: Platform, server: FastifyInstance): void {
  server.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
    door.post<{ Body: string }>(serviceEventsPath, async (request, reply) => {
      const { method, headers, body } = request;
      const signed = isSignedRequest(
        { method, path: serviceEventsPath, body },
        headers,
        platform.configuration.SERVICE_SECRET,
        platform.clock.now(),
      );
      if (!signed) return reply.code(401).send({ message: "The request is not signed by a service of ours." });
      const event = serviceEvent.safeParse(parseJson(body));
      if (!event.success) return reply.code(400).send({ message: "This is no event that the club knows." });
      return { taken: await takeInPurchase(platform, event.data) };
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
