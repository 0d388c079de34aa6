import { type Milliseconds, milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";

/** Wrong passwords in a row that a person may type without waiting. */
const freeTries = 10;
const firstWait = seconds(30);
const longestWait = minutes(15);

/**
 * How long to wait after the first failure, the second, and so on; the last one applies to all
 * further ones. It grows but never becomes a lock: an attacker gets four guesses an hour, and the
 * owner waits a quarter of an hour or uses the mail (AC-11, AC-12).
 */
export const waitsAfterFailures: readonly Milliseconds[] = [
  ...Array.from({ length: freeTries - 1 }, () => milliseconds(0)),
  ...growing(firstWait),
];

function growing(wait: Milliseconds): Milliseconds[] {
  return wait >= longestWait ? [longestWait] : [wait, ...growing(milliseconds(wait * 2))];
}
