import { type Context, context, propagation, SpanKind, trace } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { endSpan, isTracing, tracer } from "./spans.ts";

/** Probes and scrapes come every few seconds and lead nowhere. */
const ofNoInterest = /^\/(healthz|readyz|metrics)$/;

/**
 * Follows each request, as part of the caller's trace if it names one. It is named by the pattern
 * of its route, never by its address, which may contain personal data.
 */
export function traceRequests(server: FastifyInstance): void {
  if (!isTracing()) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.addHook("onRequest", (request, _reply, done) => {
    if (ofNoInterest.test(request.routeOptions.url ?? "")) return done();
    const from = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? "unknown";
    const attributes = { "http.request.method": request.method, "http.route": route };
    const span = tracer().startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
    const within = trace.setSpan(from, span);
    contexts.set(request, within);
    context.with(within, done);
  });
  // A body is read by events of the connection, which know nothing of the request.
  server.addHook("preHandler", (request, _reply, done) => {
    const within = contexts.get(request);
    if (within) context.with(within, done);
    else done();
  });
  server.addHook("onResponse", (request, reply, done) => {
    const within = contexts.get(request);
    const span = within && trace.getSpan(within);
    const { statusCode } = reply.raw;
    if (span) endSpan(span, statusCode >= 500, { "http.response.status_code": statusCode });
    done();
  });
}

/** All operations of a gateway have one route: the span gets the name of this one. */
export function nameOperation(name: string | null | undefined): void {
  if (name && /^\w{1,60}$/.test(name)) trace.getActiveSpan()?.setAttribute("graphql.operation.name", name);
}
