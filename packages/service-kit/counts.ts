import { Counter, Gauge, type Registry } from "prom-client";
import { z } from "zod";
import { openSharedStore } from "./counts/shared-store.ts";
import type { Milliseconds } from "./durations.ts";
import type { Log } from "./log.ts";
import { type Allowance, limitInProcess, type RateLimit } from "./rate-limit.ts";

/**
 * Counts of calls, for limits that protect us from floods: in Redis, so that all processes of a
 * service count together, or in each process for itself. What must be exact whatever happens is
 * counted in the database instead (`counters.ts`).
 */
export type Counts = {
  /** @param name the same in all processes, and no other limit's */
  limit(name: string, allowance: Allowance): RateLimit;
  /**
   * Limits whose number depends on the source: one for each number.
   * @param growsTo see `Allowance`
   */
  limits(name: string, within: Milliseconds, growsTo?: Milliseconds): (tries: number) => RateLimit;
};

export type OpenCounts = Counts & {
  /** Shows whether Redis counts; nothing where each process counts for itself. */
  measure(registry: Registry): void;
  close(): void;
};

/** Settings of shop and club. */
export const countsVariables = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe("an address such as redis://:password@host:6379 or rediss://…"),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default("gelora")
    .describe("what the names of our keys in Redis begin with: letters, digits, - and _"),
};

export type CountsSettings = { readonly REDIS_URL?: string | undefined; readonly REDIS_PREFIX?: string | undefined };

export const countsInProcess = (): OpenCounts => ({
  ...countsOf((_name, allowance) => limitInProcess(allowance)),
  measure: () => {},
  close: () => {},
});

/**
 * Waits a moment for Redis and goes on without it: see `openSharedStore`.
 * @param service whose counts they are, such as shop
 */
export async function openCounts(
  service: string,
  { REDIS_URL: url, REDIS_PREFIX: prefix = "gelora" }: CountsSettings,
  log: Log,
): Promise<OpenCounts> {
  if (url === undefined) return countsInProcess();
  let fallbacks = 0;
  const store = await openSharedStore(url, log);
  const counts = countsOf((name, allowance) => {
    const own = limitInProcess(allowance);
    const shared = store.limit(`${prefix}:${service}:${name}:${allowance.tries}`, allowance);
    return {
      take: async (key) => {
        const wait = await shared(key);
        if (wait !== undefined) return wait;
        fallbacks += 1;
        return own.take(key);
      },
    };
  });
  return {
    ...counts,
    measure: (registry) => measureFallbacks(registry, store.isAway, () => fallbacks),
    close: store.close,
  };
}

function countsOf(open: (name: string, allowance: Allowance) => RateLimit): Counts {
  const names = new Set<string>();
  const claim = (name: string): void => {
    if (names.has(name)) throw new Error(`two limits are named ${name}`);
    names.add(name);
  };
  return {
    limit: (name, allowance) => {
      claim(name);
      return open(name, allowance);
    },
    limits: (name, within, growsTo) => {
      claim(name);
      const limits = new Map<number, RateLimit>();
      return (tries) => {
        const limit = limits.get(tries) ?? open(name, { tries, within, growsTo });
        limits.set(tries, limit);
        return limit;
      };
    },
  };
}

function measureFallbacks(registry: Registry, isAway: () => boolean, fallbacks: () => number): void {
  const registers = [registry];
  const away: Gauge = new Gauge({
    name: "shared_counts_away",
    help: "1 while Redis does not answer and this process counts for itself",
    registers,
    collect: () => away.set(isAway() ? 1 : 0),
  });
  const alone: Counter = new Counter({
    name: "shared_counts_fallbacks_total",
    help: "Calls that this process counted for itself, since Redis did not answer",
    registers,
    collect: () => {
      alone.reset();
      alone.inc(fallbacks());
    },
  });
}
