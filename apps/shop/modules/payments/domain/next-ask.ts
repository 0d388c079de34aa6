import { type Milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";

/**
 * After the first request, the second and so on; the last one applies to all further ones. About
 * 110 requests in a day: thousands of transfers that stay open must not look like an attack.
 */
export const waits: readonly Milliseconds[] = [
  ...[5, 10, 20, 40, 80, 90, 90, 90, 90].map((wait) => seconds(wait)),
  ...[2, 3, 4, 5, 6, 8, 10, 12].map((wait) => minutes(wait)),
  minutes(15),
];

/**
 * How long to wait before asking the provider again about an open payment: 5 s, 10 s, 20 s, then up
 * to 90 s for as long as shoppers usually take to pay, and later up to a quarter of an hour. So
 * money is recorded though every notification is lost (invariant I-06): within two minutes if it is
 * paid soon, and at once when its shopper looks (`use-cases/ask-soon.ts`).
 */
export function waitBeforeAsking(asksSoFar: number): Milliseconds {
  return waits[asksSoFar] ?? minutes(15);
}
