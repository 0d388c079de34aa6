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
    serializers: { err: pino.stdSerializers.err },
  });
}
