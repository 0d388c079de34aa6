import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * JSON lines on standard output. Nothing personal is logged: callers log ids, codes and durations,
 * and what could slip in with an error object or a request is removed here.
 */
export function createLog(program: string, level = "info"): Log {
  return pino({
    level,
    base: { program },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "req.headers",
        "res.headers",
        "*.password",
        "*.token",
        "*.email",
        "*.mobile",
        "*.pin",
        "*.verificationCode",
        "*.authorization",
      ],
      remove: true,
    },
    serializers: { err: loggedError },
  });
}

/**
 * The logged fields of an error, by name: a database adds the rejected row, and a provider's client
 * the request with its personal data.
 */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const known = ["code", "status", "statusCode", "table", "column", "constraint"] as const;
  const facts = Object.entries(error).filter(([fact]) => known.some((one) => one === fact));
  return { type: name, message, stack, ...Object.fromEntries(facts), ...(cause ? { cause: loggedError(cause) } : {}) };
}
