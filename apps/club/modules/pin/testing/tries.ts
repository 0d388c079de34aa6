import type { Platform } from "../../../platform/platform.ts";
import { mostAttempts } from "../domain/pin-check.ts";
import { resetAttempts, takeAttempt } from "../storage/pins.ts";

/**
 * Takes all tries at a member's PIN, as comparisons do that have begun and not ended.
 * @returns what the end of one with the correct PIN does
 */
export async function takeAllTries(platform: Platform, memberCode: string): Promise<() => Promise<boolean>> {
  let last: Awaited<ReturnType<typeof takeAttempt>>;
  for (let taken = 0; taken < mostAttempts; taken += 1) last = await takeAttempt(platform, memberCode);
  if (last?.attemptsLeft !== 0) throw new Error("fewer tries were left");
  const { hash } = last;
  return () => resetAttempts(platform, memberCode, hash);
}
