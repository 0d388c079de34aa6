import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { cardWaits, personWaits, sourceWaits } from "../domain/try-waits.ts";
import type { TrySubject } from "../storage/password-tries.ts";

/** Who tries a password, and for which card. */
export type Guesser = {
  /** The number of the card, the digits after +62. Whether it is a member's makes no difference. */
  readonly mobile: string;
  /** What identifies the caller's session; undefined without one. Stored as a digest. */
  readonly session: string | undefined;
  readonly source: string;
  /**
   * What makes the caller known at this very card: its account, or a browser where its password was
   * correct before. Undefined for an unknown device. Stored as a digest.
   */
  readonly owner?: string | undefined;
};

type Subjects = {
  /** A correct password clears these, */
  readonly own: readonly TrySubject[];
  /** and takes back its try from these. */
  readonly shared: readonly TrySubject[];
};

/**
 * What a try is counted under. Anyone who is known at the card has a count of their own, so that
 * other people's attempts, however many and from wherever, do not lock the owner out there (AC-12).
 */
export function subjectsOf({ mobile, session, source, owner }: Guesser): Subjects {
  if (owner !== undefined) return { own: [ownerSubject(mobile, owner)], shared: [] };
  const ofSession = session === undefined ? [] : [sessionSubject(session)];
  return {
    own: [cardSubject(mobile), cardSourceSubject(mobile, source), ...ofSession],
    shared: [sourceSubject(source)],
  };
}

/** A card at all sources together: guesses that are spread over many are limited too. */
export function cardSubject(mobile: string): TrySubject {
  return { name: `card:${digestOfToken(mobile)}`, waits: cardWaits };
}

/** A card at one source: it waits there alone. The name begins with the card's. */
export function cardSourceSubject(mobile: string, source: string): TrySubject {
  return { name: `${cardSubject(mobile).name}:source:${digestOfToken(source)}`, waits: personWaits };
}

export function ownerSubject(mobile: string, owner: string): TrySubject {
  return { name: `${cardSubject(mobile).name}:owner:${digestOfToken(owner)}`, waits: personWaits };
}

export function sessionSubject(session: string): TrySubject {
  return { name: `session:${digestOfToken(session)}`, waits: personWaits };
}

export function sourceSubject(source: string): TrySubject {
  return { name: `source:${digestOfToken(source)}`, waits: sourceWaits };
}
