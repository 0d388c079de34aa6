import { type Milliseconds, seconds } from "@gelora/service-kit/durations.ts";

/**
 * How long to wait before the provider is asked again about a payment that stays open: 5 s, 10 s, 20 s … up to 90 s, so that money is on its order within two minutes although
 * every notification was lost (invariant I-06).
 */
export function waitBeforeAsking(asksSoFar: number): Milliseconds {
  return seconds(Math.min(5 * 2 ** Math.min(asksSoFar, 10), 90));
}
