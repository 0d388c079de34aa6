import { context, DiagLogLevel, diag, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { type Milliseconds, seconds } from "../durations.ts";
import type { Log } from "../log.ts";

type Tracing = { readonly name: string; readonly url: string; readonly share: number; readonly log: Log };

/** A collector that is slow or away costs a program nothing: what waits too long is dropped. */
const exportTimeout = seconds(5);
const silentFor: Milliseconds = seconds(60);

/**
 * Only here the library that sends traces is loaded. What is traced is exported through its
 * interface, which does nothing until then.
 * @returns sends what is not exported yet, and ends it
 */
export function openTracing({ name, url, share, log }: Tracing): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportTimeout });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": name, "service.namespace": "gelora" }),
    // The program that begins a trace decides for all who take part in it.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeout })],
  });
  diag.setLogger(rarely(log), { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => {});
    for (const part of [trace, propagation, context, diag]) part.disable();
  };
}

/** A collector that is down for an hour is worth a line a minute. */
function rarely(log: Log) {
  let until = 0;
  const tell = (message: string): void => {
    if (performance.now() < until) return;
    until = performance.now() + silentFor;
    log.warn({ reason: message.slice(0, 300) }, "traces are not taken");
  };
  return { error: tell, warn: tell, info: () => {}, debug: () => {}, verbose: () => {} };
}
