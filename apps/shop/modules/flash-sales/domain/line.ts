import { type Milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";

/** A place in a campaign's waiting line, and from when on it is served. */
export type Place = { readonly place: number; readonly turn: Date };

/** How long a turn waits for its holder; then the place is gone. */
export const turnLife: Milliseconds = minutes(1);

/**
 * A waiting client asks again after this at the latest, and so learns soon when nothing is left.
 */
const askAtLeastEvery = seconds(5);

export type WaitingStanding = {
  /** How many are before them. */
  readonly ahead: number;
  /** Seconds until their turn. */
  readonly seconds: number;
  /** Seconds after which to ask again. */
  readonly askIn: number;
};

/**
 * What someone in the line is shown; undefined when it is their turn. Turns are spaced by the pace
 * of serving, so the remaining time implies how many are ahead.
 */
export function waitingStanding({ turn }: Place, now: Date, turnsPerSecond: number): WaitingStanding | undefined {
  const left = turn.getTime() - now.getTime();
  if (left <= 0) return undefined;
  return {
    ahead: Math.max(0, Math.ceil((left * turnsPerSecond) / 1000) - 1),
    seconds: Math.ceil(left / 1000),
    askIn: Math.min(Math.ceil(left / 1000), askAtLeastEvery / 1000),
  };
}
