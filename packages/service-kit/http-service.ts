import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { type Milliseconds, milliseconds, seconds } from "./durations.ts";
import type { Log } from "./log.ts";
import { isTracing } from "./tracing/spans.ts";
import { traceRequests } from "./tracing/trace-requests.ts";

export type HttpService = {
  readonly server: FastifyInstance;
  readonly metrics: Registry;
  /**
   * Lets some requests be answered before the framework sees them, which takes as long as a short
   * answer itself. It is not asked while requests are traced, which the framework's hooks do, nor
   * once the server leaves.
   * @param route in whose place it answers, for the metrics
   */
  answerFirst(route: string, answer: AnswerFirst): void;
  /** Starts listening; returns the port, which the system chooses for port 0. */
  listen(): Promise<number>;
  /** Fails readiness, waits for the load balancer to notice, finishes running requests, closes. */
  stop(): Promise<void>;
};

/** Answers a request, or leaves it untouched. @returns whether it has answered */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

type HttpOptions = {
  readonly log: Log;
  readonly port: number;
  readonly host?: string;
  /** Rejects while the program cannot serve, for instance when its database does not answer. */
  readonly isReady?: () => Promise<void>;
  /**
   * How long `/readyz` fails before the server stops accepting, so that a load balancer sends
   * nothing more.
   */
  readonly leaveGrace?: Milliseconds;
  readonly bodyLimitBytes?: number;
  /** How many proxies stand before the server. With none, X-Forwarded-For is ignored. */
  readonly trustedProxies?: number;
  readonly serverFactory?: FastifyServerOptions["serverFactory"];
  /**
   * Gives the address that is routed in place of a request's; the framework answers one that it
   * cannot read with JSON of its own, before any route.
   */
  readonly readAddress?: (url: string) => string;
};

/**
 * An HTTP server with what every program needs: `/healthz` (the process runs), `/readyz` (it can
 * serve), `/metrics`, logs without personal data, limits on header and body, and a graceful stop.
 */
export function createHttpService(options: HttpOptions): HttpService {
  let first: AnswerFirst = () => false;
  let leaving = false;
  const server = createServer(options, (request, response) => {
    // Also for answers that bypass the framework.
    if (leaving) response.setHeader("connection", "close");
    return first(request, response);
  });
  traceRequests(server);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  // An idle keep-alive connection would delay the stop: here of requests that began before.
  server.addHook("onSend", async (_request, reply) => {
    if (leaving) reply.header("connection", "close");
  });
  const durations = observeDurations(server, metrics);
  mountHealth(server, options, () => leaving);
  server.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  return {
    server,
    metrics,
    answerFirst: (route, answer) => {
      if (isTracing()) return;
      first = (request, response) => {
        const begun = performance.now();
        if (leaving || !answer(request, response)) return false;
        const labels = { route, method: request.method ?? "", status: response.statusCode };
        durations.observe(labels, (performance.now() - begun) / 1000);
        return true;
      };
    },
    listen: async () => {
      await server.listen({ port: options.port, host: options.host ?? "0.0.0.0" });
      const address = server.server.address();
      return typeof address === "object" && address ? address.port : options.port;
    },
    stop: async () => {
      leaving = true;
      await new Promise((resolve) => setTimeout(resolve, options.leaveGrace ?? 0));
      await closeSockets(server.server);
      await server.close();
    },
  };
}

/**
 * Stops accepting connections, and waits for those that were accepted. Pending connections are
 * accepted first: they would be cut off with what they have sent, and a proxy does not repeat a
 * POST.
 */
async function closeSockets(server: Server): Promise<void> {
  if (!server.listening) return;
  await untilNobodyWaits(server);
  // The connection of an answer that was in progress at that moment becomes idle only later.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepsEvery);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
}

const sweepsEvery = milliseconds(250);

/** On a busy server there are always pending connections. */
const mostTurns = 200;
/** In a turn this short nothing else was done, so hardly any connection arrived meanwhile. */
const shortTurn = milliseconds(0.1);

/** A turn of the event loop accepts one connection: a turn without any has found none pending. */
async function untilNobodyWaits(server: Server): Promise<void> {
  let accepted = 0;
  const note = () => {
    accepted += 1;
  };
  server.on("connection", note);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const [before, begun] = [accepted, performance.now()];
    await new Promise((resolve) => setImmediate(resolve));
    if (accepted === before && performance.now() - begun < shortTurn) break;
  }
  server.off("connection", note);
}

// Slow senders of a header or body are cut off after these times (abuse case AC-63).
const timeouts = {
  headersTimeout: seconds(10),
  connectionsCheckingInterval: seconds(5),
  requestTimeout: seconds(30),
  keepAliveTimeout: seconds(72),
};

function createServer(
  { log, bodyLimitBytes, trustedProxies = 0, serverFactory, readAddress }: HttpOptions,
  answerFirst: AnswerFirst,
): FastifyInstance {
  // Typed as the interface, because a server's type depends on its logger's.
  const loggerInstance: FastifyBaseLogger = log;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes ?? 64 * 1024,
    // Only trusted proxies decide which address a limit counts.
    trustProxy: (_address, hop) => hop < trustedProxies,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    serverFactory:
      serverFactory ??
      ((handle) =>
        createHttpServer(timeouts, (request, response) => {
          if (!answerFirst(request, response)) handle(request, response);
        })),
    ...(readAddress ? { rewriteUrl: ({ url }: IncomingMessage) => readAddress(url ?? "/") } : {}),
  });
}

function mountHealth(server: FastifyInstance, { isReady, log }: HttpOptions, isLeaving: () => boolean): void {
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    if (isLeaving()) return reply.code(503).send({ status: "leaving" });
    try {
      await withinReach(isReady?.());
      return { status: "ready" };
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return reply.code(503).send({ status: "not ready" });
    }
  });
}

/**
 * A frozen database does not answer at all; the readiness check is answered anyway.
 */
const readyWithin = seconds(2);

async function withinReach(ready: Promise<void> | undefined): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${readyWithin} ms`)), readyWithin);
  try {
    await Promise.race([ready, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Durations by route pattern, never by address: an address may contain personal data. */
function observeDurations(server: FastifyInstance, registry: Registry) {
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["route", "method", "status"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  server.addHook("onResponse", async (request, reply) => {
    durations.observe(
      { route: request.routeOptions.url ?? "unknown", method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  return durations;
}
