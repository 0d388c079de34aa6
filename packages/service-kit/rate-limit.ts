import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Milliseconds } from "./durations.ts";

export type RateLimit = {
  /** Counts one attempt. @returns the seconds to wait when over the limit, else 0 */
  take(key: string): Promise<number>;
};

/** A number of attempts within a window that begins with the first. */
export type Allowance = { readonly tries: number; readonly within: Milliseconds };

/**
 * A limit in this process's memory. Each of several processes counts its own: enough against
 * floods, not against slow attempts.
 */
export function limitInProcess({ tries, within }: Allowance): RateLimit {
  const limiter = new RateLimiterMemory({ points: tries, duration: within / 1000 });
  return { take: (key) => secondsToWait(limiter, key) };
}

/** @throws what the limiter's store throws */
export async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
