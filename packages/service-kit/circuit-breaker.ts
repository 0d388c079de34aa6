import { ProviderError } from "./call-provider.ts";
import { type Milliseconds, seconds } from "./durations.ts";

/**
 * Stops calling a party that does not answer, so that requests fail fast and the party can recover.
 * Opens after 5 failures within 10 s; after 15 s one trial call decides whether it closes.
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

/**
 * @param now milliseconds of the real clock; the shop's clock, which tests move, says nothing about
 * a party's health
 */
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
        // The caller's own errors say nothing about the party.
        if (error instanceof ProviderError) noteFailure(probe);
        else if (probe) close();
        throw error;
      } finally {
        if (probe) trying = false;
      }
    },
  };
}
