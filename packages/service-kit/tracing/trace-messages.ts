import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { endSpan, isFollowed, traceHeaders, tracer } from "./spans.ts";

/** What a message keeps of the trace that wrote it: W3C's `traceparent`. */
export const traceOfMessage = (): string | null => (isFollowed() ? (traceHeaders().traceparent ?? null) : null);

type Sent = { readonly topic: string; readonly trace: string | null; readonly attempts: number };

/** Delivers a message as part of the trace that wrote it, whichever process that was in. */
export async function traceDelivery(
  { topic, trace: from, attempts }: Sent,
  deliver: () => Promise<void>,
): Promise<void> {
  if (from === null) return deliver();
  const parent = propagation.extract(context.active(), { traceparent: from });
  const attributes = { "messaging.destination.name": topic, "messaging.delivery.attempt": attempts };
  const span = tracer().startSpan(`deliver ${topic}`, { kind: SpanKind.CONSUMER, attributes }, parent);
  try {
    await context.with(trace.setSpan(parent, span), deliver);
    endSpan(span, false);
  } catch (error) {
    endSpan(span, true, { "error.type": error instanceof Error ? error.name : "unknown" });
    throw error;
  }
}
