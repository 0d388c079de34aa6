import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Milliseconds } from "./durations.ts";

export type RateLimit = {
  /** Counts one try. @returns the seconds to wait when there were too many, else 0 */
  take(key: string): Promise<number>;
};

/** A limit in this process's memory: each of several processes counts its own, which is enough against floods and no proof against patience. */
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

/** Limits whose number is a setting: one for each number, because one process may hold several programs with settings of their own, as tests do. */
export function createRateLimits(within: Milliseconds): (tries: number) => RateLimit {
  const limits = new Map<number, RateLimit>();
  return (tries) => {
    const limit = limits.get(tries) ?? createRateLimit({ tries, within });
    limits.set(tries, limit);
    return limit;
  };
}
