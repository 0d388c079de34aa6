import { type Milliseconds, seconds } from "@gelora/service-kit/durations.ts";

/** After the first ask, the second and so on; the last one holds for all further. */
export const waits: readonly Milliseconds[] = [5, 10, 20, 40, 80, 90].map((wait) => seconds(wait));

/**
 * How long to wait before the provider is asked again about a payment that stays open: 5 s, 10 s, 20 s … up to 90 s, so that money is on its order within two minutes although
 * every notification was lost (invariant I-06).
 */
export function waitBeforeAsking(asksSoFar: number): Milliseconds {
  return waits[asksSoFar] ?? seconds(90);
}
