import { z } from "zod";
import type { Log } from "./log.ts";

/**
 * Settings of every program. With an address, each request is followed through all programs that it
 * reaches, also through the outbox: a purchase with its statements, the call to the payment
 * provider and, minutes later, the mail are one trace. Without it nothing of this is loaded.
 */
export const tracingVariables = {
  TRACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("where an OpenTelemetry collector takes traces over HTTP, such as http://127.0.0.1:4318/v1/traces"),
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(1).describe("the share of requests that is followed, 0 to 1"),
};

export type TracingSettings = { readonly TRACES_URL?: string | undefined; readonly TRACES_SHARE: number };

/**
 * The headers of a call that nobody asked for, such as a poll each second: the receiver traces
 * nothing. They name a trace that is not exported.
 */
export const notFollowed = { traceparent: `00-${"0".repeat(31)}1-${"0".repeat(15)}1-00` } as const;

type Program = { readonly stop: () => Promise<void> };

/**
 * Starts a program that exports traces to the collector of its settings, if there is one.
 * @param name as the collector shows it
 * @returns the program; its stop sends what is not exported yet
 */
export async function startTraced<Started extends Program>(
  name: string,
  { TRACES_URL: url, TRACES_SHARE: share }: TracingSettings,
  log: Log,
  start: () => Promise<Started>,
): Promise<Program> {
  if (url === undefined) return start();
  const { openTracing } = await import("./tracing/open-tracing.ts");
  const closeTracing = openTracing({ name, url, share, log });
  const program = await start();
  return {
    stop: async () => {
      await program.stop();
      await closeTracing();
    },
  };
}
