import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** One event of the pixel, the email-marketing tracking or the error reporting. */
const eventSchema = z.looseObject({ name: z.string().min(1).max(100) });
const bodySchema = z.union([eventSchema, z.array(eventSchema).min(1).max(100)]);

type CollectedEvent = z.infer<typeof eventSchema> & { readonly id: string; readonly receivedAt: string };

const eventsKept = 10_000;

/**
 * `POST /collector/events` takes one event or a list, as JSON or as the plain text of a browser's
 * beacon; `GET /collector/events?name=` lists them, newest first.
 */
export function mountCollector(server: FastifyInstance): void {
  let events: CollectedEvent[] = [];
  server.post("/collector/events", async (request, reply) => {
    const body = bodySchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) });
    const receivedAt = new Date().toISOString();
    for (const event of [body.data].flat()) events.push({ ...event, id: randomUUID(), receivedAt });
    if (events.length >= eventsKept * 1.2) events = events.slice(-eventsKept);
    return reply.code(204).send();
  });
  server.get<{ Querystring: { name?: string } }>("/collector/events", async ({ query }) =>
    events
      .slice(-eventsKept)
      .toReversed()
      .filter((event) => query.name === undefined || event.name === query.name),
  );
  server.delete("/collector/events", async (_request, reply) => {
    events = [];
    return reply.code(204).send();
  });
}
