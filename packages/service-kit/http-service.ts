import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { type Milliseconds, seconds } from "./durations.ts";
import type { Log } from "./log.ts";

export type HttpService = {
  readonly server: FastifyInstance;
  readonly metrics: Registry;
  /** Starts to listen; answers the port, which is the system's choice for port 0. */
  listen(): Promise<number>;
  /** Fails readiness, waits for the balancer to notice, lets running requests end, closes. */
  stop(): Promise<void>;
};

/**
 * An HTTP server with what every program has: `/healthz` (the process runs), `/readyz` (it can serve), `/metrics`, logs without personal data, limits on header
 * and body, and a graceful stop.
 */
export function createHttpService(options: {
  readonly log: Log;
  readonly port: number;
  readonly host?: string;
  /** Rejects while the program cannot serve, for instance when its database does not answer. */
  readonly isReady?: () => Promise<void>;
  /** How long `/readyz` says no before the server stops to accept, so that a balancer sends nothing more. */
  readonly leaveGrace?: Milliseconds;
  readonly bodyLimitBytes?: number;
  /** How many proxies stand before the server. None: X-Forwarded-For is not looked at. */
  readonly trustedProxies?: number;
  readonly serverFactory?: FastifyServerOptions["serverFactory"];
}): HttpService {
  // As the interface, for the type of a server is shaped by its logger's.
  const loggerInstance: FastifyBaseLogger = options.log;
  const server = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes ?? 64 * 1024,
    // Who sends a head or a body drop by drop holds a connection for so long and no longer (abuse case AC-63).
    http: { headersTimeout: seconds(10), connectionsCheckingInterval: seconds(5) },
    requestTimeout: seconds(30),
    connectionTimeout: 0,
    keepAliveTimeout: seconds(72),
    // Nobody else decides which address a limit counts.
    trustProxy: (_address, hop) => hop < (options.trustedProxies ?? 0),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  let leaving = false;
  // A kept-alive connection would hold the stop up after its last answer.
  server.addHook("onSend", async (_request, reply) => {
    if (leaving) reply.header("connection", "close");
  });
  observeDurations(server, metrics);
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    if (leaving) return reply.code(503).send({ status: "leaving" });
    try {
      await options.isReady?.();
      return { status: "ready" };
    } catch (error) {
      options.log.warn({ err: error }, "not ready");
      return reply.code(503).send({ status: "not ready" });
    }
  });
  server.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  return {
    server,
    metrics,
    listen: async () => {
      await server.listen({ port: options.port, host: options.host ?? "0.0.0.0" });
      const address = server.server.address();
      return typeof address === "object" && address ? address.port : options.port;
    },
    stop: async () => {
      leaving = true;
      await new Promise((resolve) => setTimeout(resolve, options.leaveGrace ?? 0));
      await server.close();
    },
  };
}

/** Durations by route pattern, never by address: an address may hold what belongs to a person. */
function observeDurations(server: FastifyInstance, registry: Registry): void {
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
}
