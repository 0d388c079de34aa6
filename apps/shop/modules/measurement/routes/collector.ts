import { minutes } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import { sourceOf } from "@gelora/service-kit/source-of.ts";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform/platform.ts";
import { receivedEvents } from "../domain/received-events.ts";
import { takeEvents } from "../use-cases/take-events.ts";

export const collectorLimits = platformPart("the limits of the collector", ({ counts }: Platform) =>
  counts.limits("collector", minutes(1)),
);

const mostBytes = 64 * 1024;

/**
 * `POST /collector/events` takes what a page noticed, from shoppers who agreed: a JSON list in
 * plain text, so that it needs no preflight. Without a session or a cookie, it says nothing but
 * whether the list could be read.
 */
export function mountCollector(platform: Platform, server: FastifyInstance): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["text/plain", "application/json"],
      { bodyLimit: mostBytes, parseAs: "string" },
      (_request, body, done) => done(null, body),
    );
    scope.post("/collector/events", async (request, reply) => {
      const source = sourceOf(request.ip);
      const usual = platform.configuration.COLLECTOR_MESSAGES_PER_MINUTE;
      const wait = await collectorLimits
        .of(platform)(sourceLimit(platform.configuration, source, usual))
        .take(source);
      if (wait > 0) return reply.code(429).header("retry-after", String(wait)).send();
      const events = receivedEvents.safeParse(jsonOf(request.body));
      if (!events.success) return reply.code(400).send();
      await takeEvents(platform, events.data, {
        ip: request.ip,
        userAgent: (request.headers["user-agent"] ?? "").slice(0, 500),
      });
      return reply.code(204).send();
    });
  });
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
