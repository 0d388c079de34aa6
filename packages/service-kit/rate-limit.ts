import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { hours, type Milliseconds, milliseconds } from "./durations.ts";

export type RateLimit = {
  /** Counts one attempt. @returns the seconds to wait when over the limit, else 0 */
  take(key: string): Promise<number>;
};

/** A number of attempts within a window that begins with the first. */
export type Allowance = {
  readonly tries: number;
  readonly within: Milliseconds;
  /**
   * Each window that a key uses up makes its next one twice as long, up to this, until half a day
   * has passed since such a window.
   */
  readonly growsTo?: Milliseconds | undefined;
};

/**
 * A limit in this process's memory. Each of several processes counts its own: enough against
 * floods, not against slow attempts.
 */
export function limitInProcess(allowance: Allowance): RateLimit {
  const limiter = new RateLimiterMemory({ points: allowance.tries, duration: allowance.within / 1000 });
  return { take: (key) => secondsToWait(limiter, key, allowance) };
}

/**
 * @param limiter of as many tries as the allowance has
 * @throws what the limiter's store throws
 */
export async function secondsToWait(
  limiter: RateLimiterAbstract,
  key: string,
  { growsTo, ...allowance }: Allowance,
): Promise<number> {
  try {
    if (growsTo === undefined) await limiter.consume(key);
    else await consumeGrowing(limiter, key, { growsTo, ...allowance });
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

type Growing = Allowance & { readonly growsTo: Milliseconds };

/**
 * The length counts only where a window begins, and one call alone is the last of a window, in
 * whichever process: so no two write how many were used up.
 */
async function consumeGrowing(limiter: RateLimiterAbstract, key: string, growing: Growing): Promise<void> {
  const usedUpKey = `${key}:used-up`;
  const usedUp = (await limiter.get(usedUpKey))?.consumedPoints ?? 0;
  const customDuration = windowAfter(usedUp, growing) / 1000;
  const { consumedPoints, msBeforeNext } = await limiter.consume(key, 1, { customDuration });
  if (consumedPoints !== growing.tries) return;
  await limiter.set(usedUpKey, usedUp + 1, Math.ceil((msBeforeNext + quietTime) / 1000));
}

/** Who comes every evening has the shortest window every time. */
const quietTime = hours(12);

/** @param usedUp how many windows were, without a quiet half day in between */
function windowAfter(usedUp: number, { within, growsTo }: Pick<Growing, "within" | "growsTo">): Milliseconds {
  return milliseconds(Math.min(within * 2 ** usedUp, growsTo));
}
