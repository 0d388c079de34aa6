import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Clock } from "./clock.ts";
import { milliseconds } from "./durations.ts";

const body = z.object({ offsetMs: z.number().int() });

/**
 * `POST /sandbox/clock` with `{ "offsetMs": 7200000 }` moves the program's clock. Mounted only with
 * GELORA_TEST_CLOCK=1.
 */
export function mountTestClock(server: FastifyInstance, clock: Clock): void {
  server.post("/sandbox/clock", async (request, reply) => {
    const given = body.safeParse(request.body);
    if (!given.success) return reply.code(400).send({ message: "The body is { offsetMs: whole number }." });
    clock.setOffset(milliseconds(given.data.offsetMs));
    return { now: clock.now().toISOString() };
  });
}
