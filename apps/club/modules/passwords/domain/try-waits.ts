import { days, type Milliseconds, milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";

/** How wrong passwords about one subject make it wait. */
export type TryWaits = {
  /**
   * How long after the first failure, the second, and so on; the last one applies to all further
   * ones. It grows but never becomes a lock, so nobody is locked out of their card for long.
   */
  readonly afterFailures: readonly Milliseconds[];
  /** Failures are cleared after this long without a try. */
  readonly lifetime: Milliseconds;
};

/**
 * A session, a card at one source, and a card where its owner is known: a guesser gets ten tries,
 * then four an hour.
 */
export const personWaits: TryWaits = {
  afterFailures: waits({ free: 10, first: seconds(30), longest: minutes(15) }),
  lifetime: days(1),
};

/**
 * A card at all sources together: five sources' tries without a wait, so one source cannot make the
 * owner wait elsewhere; then a guesser with any number of sources gets four tries an hour.
 */
export const cardWaits: TryWaits = {
  afterFailures: waits({ free: 50, first: seconds(30), longest: minutes(15) }),
  lifetime: days(1),
};

/**
 * An address, behind which many people may be: the wait slows down who tries a list of passwords
 * over many cards, and costs neighbours a minute at most.
 */
export const sourceWaits: TryWaits = {
  afterFailures: waits({ free: 30, first: seconds(2), longest: minutes(1) }),
  lifetime: minutes(30),
};

type Growth = { readonly free: number; readonly first: Milliseconds; readonly longest: Milliseconds };

function waits({ free, first, longest }: Growth): readonly Milliseconds[] {
  return [...Array.from({ length: free - 1 }, () => milliseconds(0)), ...growing(first, longest)];
}

function growing(wait: Milliseconds, longest: Milliseconds): Milliseconds[] {
  return wait >= longest ? [longest] : [wait, ...growing(milliseconds(wait * 2), longest)];
}
