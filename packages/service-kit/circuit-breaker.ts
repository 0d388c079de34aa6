import { ProviderError } from "./call-provider.ts";
import { type Milliseconds, seconds } from "./durations.ts";

/**
 * Stops asking a party that does not answer, so that nobody waits five seconds for nothing and the party can recover. After 5 failures within 10 s it refuses at once; after
 * 15 s it lets one call through, which decides.
 */
export type CircuitBreaker = {
  /** @throws ProviderError at once while open, with a known outcome: nothing was sent */
  run<Value>(call: () => Promise<Value>): Promise<Value>;
  readonly state: () => "closed" | "open" | "half-open";
};

export type CircuitLimits = {
  readonly failures: number;
  readonly within: Milliseconds;
  readonly openFor: Milliseconds;
};

const usualLimits: CircuitLimits = { failures: 5, within: seconds(10), openFor: seconds(15) };

/** @param now milliseconds of the real clock; a shop's clock that tests move says nothing about a party's health */
export function createCircuitBreaker(
  provider: string,
  limits: CircuitLimits = usualLimits,
  now: () => number = Date.now,
): CircuitBreaker {
  let failures: number[] = [];
  let openedAt: number | undefined;
  let trying = false;

  const state = () => {
    if (openedAt === undefined) return "closed";
    return now() - openedAt >= limits.openFor ? "half-open" : "open";
  };
  const noteFailure = (probe: boolean): void => {
    failures = [...failures.filter((at) => now() - at < limits.within), now()];
    if (probe || (openedAt === undefined && failures.length >= limits.failures)) openedAt = now();
  };
  const close = (): void => {
    failures = [];
    openedAt = undefined;
  };

  return {
    state,
    run: async (call) => {
      const before = state();
      if (before === "open" || (before === "half-open" && trying))
        throw new ProviderError(provider, "is left alone for a moment, since it did not answer", false);
      const probe = before === "half-open";
      if (probe) trying = true;
      try {
        const value = await call();
        if (probe) close();
        return value;
      } catch (error) {
        // What the caller did wrong says nothing about the party.
        if (error instanceof ProviderError) noteFailure(probe);
        else if (probe) close();
        throw error;
      } finally {
        if (probe) trying = false;
      }
    },
  };
}
