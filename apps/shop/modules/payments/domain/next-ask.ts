import { type Milliseconds, seconds } from "@gelora/service-kit/durations.ts";

/** After the first request, the second and so on; the last one applies to all further ones. */
export const waits: readonly Milliseconds[] = [5, 10, 20, 40, 80, 90].map((wait) => seconds(wait));

/**
 * How long to wait before asking the provider again about an open payment: 5 s, 10 s, 20 s … up to
 * 90 s, so money is recorded within two minutes even if every notification is lost (invariant
 * I-06).
 */
export function waitBeforeAsking(asksSoFar: number): Milliseconds {
  return waits[asksSoFar] ?? seconds(90);
}
