import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

/**
 * Until tracing is opened there is nothing to pass on, and callers are spared the work.
 */
export const isTracing = (): boolean => propagation.fields().length > 0;

export const tracer = () => trace.getTracer("gelora");

/** Whether the running work belongs to a request that is followed. */
export const isFollowed = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** Ends a span with what became of it: never with a message, which may quote what a person sent. */
export function endSpan(span: Span, failed: boolean, attributes: Attributes = {}): void {
  span.setAttributes(attributes);
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The headers that name the running trace to another program. */
export function traceHeaders(of: Context = context.active()): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(of, headers);
  return headers;
}
