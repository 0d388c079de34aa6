import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * JSON lines on standard output. Nothing personal is logged: callers log ids, codes and durations, and what could slip in by an error object
 * or a request is taken out here.
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
    serializers: { err: toldOfError },
  });
}

/** What is logged of an error. By name, because a database adds the row that it refused, and a provider's client the request with its person. */
function toldOfError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const known = ["code", "status", "statusCode", "table", "column", "constraint"] as const;
  const facts = Object.entries(error).filter(([fact]) => known.some((one) => one === fact));
  return { type: name, message, stack, ...Object.fromEntries(facts), ...(cause ? { cause: toldOfError(cause) } : {}) };
}
