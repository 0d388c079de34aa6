import { ProviderError, RefusedByProvider } from "../call-provider.ts";
import { hours, type Milliseconds, minutes, seconds } from "../durations.ts";

/**
 * Waiting does not help a message that fails for a reason of its own: a quarter of an hour or so.
 */
const attemptsOfItsOwn = 10;
/**
 * An outside party may be down for a weekend: three days of growing waits, then of an hour each.
 */
const attemptsAtAParty = 82;

/**
 * How long a message waits after a failure: 2 s, 4 s, 8 s and so on, up to a quarter of an hour, or
 * an hour where an outside party is down.
 * @param attempts how often it was tried, at least once
 * @returns "park" when a person should investigate it
 */
export function waitAfter(attempts: number, error: unknown): Milliseconds | "park" {
  const isAway = error instanceof ProviderError && !(error instanceof RefusedByProvider);
  if (attempts >= (isAway ? attemptsAtAParty : attemptsOfItsOwn)) return "park";
  const longest = isAway ? hours(1) : minutes(15);
  return attempts > 20 ? longest : (Math.min(seconds(2 ** attempts), longest) as Milliseconds);
}
