import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Milliseconds } from "./durations.ts";

export type RateLimit = {
  /** Counts one attempt. @returns the seconds to wait when over the limit, else 0 */
  take(key: string): Promise<number>;
};

/**
 * A limit in this process's memory. Each of several processes counts its own: enough against
 * floods, not against slow attempts.
 */
export function createRateLimit(options: { readonly tries: number; readonly within: Milliseconds }): RateLimit {
  const limiter = new RateLimiterMemory({ points: options.tries, duration: options.within / 1000 });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
  };
}

/** Limits whose number depends on the source: one for each number. */
export function createRateLimits(within: Milliseconds): (tries: number) => RateLimit {
  const limits = new Map<number, RateLimit>();
  return (tries) => {
    const limit = limits.get(tries) ?? createRateLimit({ tries, within });
    limits.set(tries, limit);
    return limit;
  };
}
