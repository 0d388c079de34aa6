import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { conversionsBody, measurementBody } from "./protocol.ts";

type CollectedEvent = {
  readonly id: string;
  readonly receivedAt: string;
  readonly provider: "ga4" | "meta";
  readonly name: string;
  /** As it came, with what its message says of all its events. */
  readonly event: object;
};

const mostEvents = 10_000;
/** The shop's local secrets. */
const ga4Secret = "ga4-local-api-secret";
const metaToken = "meta-local-access-token";

/**
 * Google Analytics and Meta for local use: `POST /collector/mp/collect` is Google's Measurement
 * Protocol and `POST /collector/v23.0/{pixel}/events` Meta's Conversions API. Meta counts a
 * repeated id once, and Google a repeated purchase; `GET /collector/events?name=&provider=` lists
 * what counted, newest first.
 */
export function mountCollector(server: FastifyInstance): void {
  let events: CollectedEvent[] = [];
  const counted = new Set<string>();
  const collect = (provider: CollectedEvent["provider"], name: string, event: object, once?: string): void => {
    const key = once && `${provider} ${name} ${once}`;
    if (key && counted.has(key)) return;
    if (key) counted.add(key);
    events.push({ id: randomUUID(), receivedAt: new Date().toISOString(), provider, name, event });
    if (events.length >= mostEvents * 1.2) events = events.slice(-mostEvents);
  };
  server.post("/collector/mp/collect", async (request, reply) => {
    const body = measurementBody.safeParse(request.body);
    const asked = z.object({ measurement_id: z.string(), api_secret: z.literal(ga4Secret) }).safeParse(request.query);
    // Google answers the same to whatever it drops.
    if (!body.success || !asked.success) return reply.code(204).send();
    const { events: reported, ...about } = body.data;
    for (const { name, ...rest } of reported) collect("ga4", name, { ...about, ...rest }, transactionOf(rest.params));
    return reply.code(204).send();
  });
  server.post<{ Params: { pixel: string } }>("/collector/v23.0/:pixel/events", async (request, reply) => {
    const body = conversionsBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(metaError(100, z.prettifyError(body.error)));
    if (body.data.access_token !== metaToken)
      return reply.code(400).send(metaError(190, "Invalid OAuth access token."));
    for (const event of body.data.data) collect("meta", event.event_name, event, event.event_id);
    return { events_received: body.data.data.length, messages: [], fbtrace_id: randomUUID() };
  });
  server.get<{ Querystring: { name?: string; provider?: string } }>("/collector/events", async ({ query }) =>
    events
      .slice(-mostEvents)
      .toReversed()
      .filter((event) => query.name === undefined || event.name === query.name)
      .filter((event) => query.provider === undefined || event.provider === query.provider),
  );
  server.delete("/collector/events", async (_request, reply) => {
    events = [];
    counted.clear();
    return reply.code(204).send();
  });
}

const transactionOf = (params: Readonly<Record<string, unknown>>): string | undefined =>
  typeof params.transaction_id === "string" ? params.transaction_id : undefined;

const metaError = (code: number, message: string) => ({
  error: { message, type: "OAuthException", code, fbtrace_id: randomUUID() },
});
