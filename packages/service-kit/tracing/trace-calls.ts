import { context, SpanKind, trace } from "@opentelemetry/api";
import { endSpan, isFollowed, traceHeaders, tracer } from "./spans.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * Follows one HTTP call to another program, which learns of the trace by `headers`. Of the address
 * only the host is exported.
 */
export async function traceCall<Answer extends { readonly status: number }>(
  { method, url }: { readonly method: string; readonly url: URL },
  call: (headers: Headers) => Promise<Answer>,
): Promise<Answer> {
  if (!isFollowed()) return call(traceHeaders());
  const attributes = { "http.request.method": method, "server.address": url.hostname };
  const span = tracer().startSpan(`${method} ${url.host}`, { kind: SpanKind.CLIENT, attributes });
  const within = trace.setSpan(context.active(), span);
  try {
    const answer = await context.with(within, () => call(traceHeaders(within)));
    endSpan(span, answer.status >= 500, { "http.response.status_code": answer.status });
    return answer;
  } catch (error) {
    endSpan(span, true, { "error.type": error instanceof Error ? error.name : "unknown" });
    throw error;
  }
}
