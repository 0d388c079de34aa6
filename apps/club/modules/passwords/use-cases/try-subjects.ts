import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { personWaits, sourceWaits } from "../domain/try-waits.ts";
import type { TrySubject } from "../storage/password-tries.ts";

/** Who tries a password, and for which card. */
export type Guesser = {
  /** The number of the card, the digits after +62. Whether it is a member's makes no difference. */
  readonly mobile: string;
  /** What identifies the caller's session; undefined without one. Stored as a digest. */
  readonly session: string | undefined;
  readonly source: string;
};

export function cardSubject(mobile: string): TrySubject {
  return { name: `card:${digestOfToken(mobile)}`, waits: personWaits };
}

export function sessionSubject(session: string): TrySubject {
  return { name: `session:${digestOfToken(session)}`, waits: personWaits };
}

export function sourceSubject(source: string): TrySubject {
  return { name: `source:${digestOfToken(source)}`, waits: sourceWaits };
}
