import { SpanKind } from "@opentelemetry/api";
import type { Logger } from "kysely";
import { endSpan, isFollowed, isTracing, tracer } from "./spans.ts";

/**
 * Records the statements of traced requests, with their text and without their values. Statements
 * of nobody's request, such as the polls of each second, are not exported.
 * @returns what the database calls after each statement; undefined while nothing is traced
 */
export function statementTelling(): Logger | undefined {
  if (!isTracing()) return undefined;
  return ({ level, query, queryDurationMillis }) => {
    if (!isFollowed()) return;
    const [verb = "statement"] = /^\s*\w+/.exec(query.sql) ?? [];
    const startTime = Date.now() - queryDurationMillis;
    const attributes = { "db.system.name": "postgresql", "db.query.text": query.sql.trim().slice(0, 2000) };
    const span = tracer().startSpan(verb.trim().toLowerCase(), { kind: SpanKind.CLIENT, startTime, attributes });
    endSpan(span, level === "error");
  };
}
