import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

/** The outside parties that can be made to fail. */
export const parties = [
  "payments",
  "refunds",
  "courier",
  "whatsapp",
  "sms",
  "mail",
  "recommendations",
  "google",
  "facebook",
  "facebook-script",
] as const;
export type Party = (typeof parties)[number];

/**
 * How a party fails: `slow` answers late; `silent` does nothing and never answers; `error` answers
 * with the party's own server error; `late` does the work and answers late; `half` does the work
 * and cuts its answer short; `wrong-json` does the work and answers with JSON that no client
 * understands.
 */
export const faultSchema = z.object({
  party: z.enum(parties),
  mode: z.enum(["slow", "silent", "error", "late", "half", "wrong-json", "none"]),
  delayMs: z.number().int().min(0).max(600_000).default(2000),
  /** How many requests it applies to; without it, all until it is removed. */
  times: z.number().int().min(1).optional(),
});
export type Fault = z.infer<typeof faultSchema>;

export type FaultPlan = {
  set(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** The fault for the next request to this party; counts it. */
  next(party: Party): Fault | undefined;
};

export function createFaultPlan(): FaultPlan {
  const planned = new Map<Party, { fault: Fault; left: number }>();
  return {
    set: (fault) => {
      if (fault.mode === "none") planned.delete(fault.party);
      else planned.set(fault.party, { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clear: () => planned.clear(),
    list: () =>
      [...planned.values()].map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault)),
    next: (party) => {
      const plan = planned.get(party);
      if (!plan) return undefined;
      plan.left -= 1;
      if (plan.left <= 0) planned.delete(party);
      return plan.fault;
    },
  };
}

/**
 * Refunds fail separately from charges and status requests, so that a test can lose only a refund's
 * answer.
 */
const refundAddress = /^\/midtrans\/v2\/[^/]+\/refund/;

const partyByPrefix: readonly (readonly [prefix: string, party: Party])[] = [
  ["/midtrans/", "payments"],
  ["/biteship/", "courier"],
  ["/whatsapp/", "whatsapp"],
  ["/sms/", "sms"],
  ["/recommendations", "recommendations"],
  // Requests from programs; the pages where a person picks an account are unaffected.
  ["/google/.well-known/", "google"],
  ["/google/token", "google"],
  ["/google/certs", "google"],
  ["/facebook/v8.0/me", "facebook"],
  ["/facebook/v8.0/debug_token", "facebook"],
  ["/facebook/en_US/", "facebook-script"],
  ["/facebook/id_ID/", "facebook-script"],
];

/**
 * Applies the faults to every protocol route and adds its own routes: `PUT`, `GET` and
 * `DELETE /sandbox/faults`. @returns a function that releases held requests
 */
export function mountFaults(server: FastifyInstance, plan: FaultPlan): () => void {
  const spoiled = new WeakMap<FastifyRequest, Fault>();
  const held = new Set<Socket>();

  server.addHook("onRequest", async (request, reply) => {
    const party = partyByPrefix.find(([prefix]) => request.url.startsWith(prefix))?.[1];
    const fault = (refundAddress.test(request.url) && plan.next("refunds")) || (party && plan.next(party));
    if (!fault) return;
    if (fault.mode === "slow") await wait(fault.delayMs);
    else if (fault.mode === "silent") return holdSilently(request, reply, held);
    else if (fault.mode === "error")
      return reply.code(503).send({ message: "This party is out of order, as planned." });
    else spoiled.set(request, fault);
  });
  server.addHook("onSend", async (request, reply, payload) => {
    const fault = spoiled.get(request);
    if (!fault || typeof payload !== "string") return payload;
    if (fault.mode === "late") {
      await wait(fault.delayMs);
      return payload;
    }
    if (fault.mode === "wrong-json") return "<html><body>Bad gateway";
    reply.header("content-length", Buffer.byteLength(payload));
    return Readable.from(cutInHalf(payload));
  });

  server.put("/sandbox/faults", async (request, reply) => {
    const fault = faultSchema.safeParse(request.body);
    if (!fault.success) return reply.code(400).send({ message: z.prettifyError(fault.error) });
    plan.set(fault.data);
    return plan.list();
  });
  server.get("/sandbox/faults", async () => plan.list());
  server.delete("/sandbox/faults", async () => {
    plan.clear();
    return plan.list();
  });
  return () => {
    for (const socket of held) socket.destroy();
  };
}

/**
 * The connection stays open without an answer until the other side gives up or the program stops.
 */
function holdSilently(request: FastifyRequest, reply: FastifyReply, held: Set<Socket>): FastifyReply {
  const { socket } = request.raw;
  held.add(socket);
  socket.once("close", () => held.delete(socket));
  return reply.hijack();
}

function* cutInHalf(payload: string): Generator<string> {
  yield payload.slice(0, Math.floor(payload.length / 2));
  throw new Error("the answer was cut, as planned");
}
