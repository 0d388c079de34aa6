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
