import { createClient } from "@redis/client";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { ProviderError } from "../call-provider.ts";
import { createCircuitBreaker } from "../circuit-breaker.ts";
import { type Milliseconds, milliseconds, seconds } from "../durations.ts";
import type { Log } from "../log.ts";
import { type Allowance, secondsToWait } from "../rate-limit.ts";
import { digestOfToken } from "../secret-token.ts";

/** Limits are asked before anything else is done: a shopper must not wait for them. */
const timeout = milliseconds(250);

/** At the start nobody waits yet. */
const connectTimeout = seconds(2);

/**
 * One that did not answer is asked again after a moment, by one call at a time. Not after the first
 * failure: that may have been a busy moment of our own.
 */
const limits = { failures: 3, within: seconds(10), openFor: seconds(3) };

export type SharedStore = {
  /**
   * @returns what counts one attempt: the seconds to wait, or undefined when Redis did not answer
   * in time
   */
  limit(prefix: string, allowance: Allowance): (key: string) => Promise<number | undefined>;
  isAway(): boolean;
  close(): void;
};

/**
 * Counts in Redis, or what speaks its protocol, with one script for each count. It is connected to
 * again whenever it comes back; meanwhile a first call waits `timeout`, and the others nothing.
 */
export async function openSharedStore(url: string, log: Log): Promise<SharedStore> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: seconds(1) },
  });
  // The calls themselves notice; without a listener the error would end the process.
  client.on("error", () => {});
  await within(connectTimeout, client.connect()).catch(() => {});
  const breaker = createCircuitBreaker("Redis", limits);
  const watch = noticeChanges(log);
  // A connection that was cut off reports no error: after a failover only a new one works.
  const renew = (): void => {
    client.destroy();
    void client.connect().catch(() => {});
  };
  return {
    limit: (prefix, allowance) => {
      const limiter = new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: prefix,
        points: allowance.tries,
        duration: allowance.within / 1000,
      });
      return async (key) => {
        try {
          // A digest: keys are addresses and members.
          const wait = await breaker.run(() =>
            within(timeout, secondsToWait(limiter, digestOfToken(key), allowance).catch(unanswered)),
          );
          watch.answered();
          return wait;
        } catch (error) {
          if (!(error instanceof ProviderError)) throw error;
          watch.failed(error);
          if (breaker.state() !== "closed" && client.isReady) renew();
          return undefined;
        }
      };
    },
    isAway: watch.isAway,
    close: () => client.destroy(),
  };
}

const unanswered = (cause: unknown): never => {
  throw new ProviderError("Redis", "did not count", false, cause);
};

/** @throws ProviderError after this time; the call may still be counted */
async function within<Value>(time: Milliseconds, call: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = (): void => reject(new ProviderError("Redis", `did not answer within ${time} ms`, true));
  // After a busy moment of our own the answer may be there, still to be read.
  const timer = setTimeout(() => setImmediate(giveUp), time);
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Says once that Redis is down, and once that it is back. */
function noticeChanges(log: Log) {
  let isAway = false;
  return {
    isAway: () => isAway,
    answered: (): void => {
      if (isAway) log.info("Redis answers: limits are counted together again");
      isAway = false;
    },
    failed: (error: Error): void => {
      if (!isAway) log.warn({ err: error }, "Redis does not answer: this process counts for itself");
      isAway = true;
    },
  };
}
