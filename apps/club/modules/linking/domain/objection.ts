import { accountBefore, type LinkChange } from "./link-change.ts";

/** A change of a card's link as it is stored while its owner may object to it. */
export type KnownChange = LinkChange & {
  readonly changeId: string;
  readonly happenedAt: Date;
  /**
   * Undone by an objection to it or to an older change; no objection restores the link that it
   * made.
   */
  readonly isVoid: boolean;
  /** Its owner has objected to this very change. */
  readonly isObjected: boolean;
  /**
   * Made by the person who proved the card's number that day, or by an objection: anyone who merely
   * knows the password cannot have made it.
   */
  readonly isProven: boolean;
};

/**
 * What a card's link is after an objection: `back` at the account from before; none, as before
 * (`unlinked`); none, since that account has another card by now (`accountTaken`); or none, since
 * nothing shows that the link from before was its owner's (`unsure`).
 */
export type Ending = "back" | "unlinked" | "accountTaken" | "unsure";

/**
 * Changes of one day belong together: anyone who knows a password may move a card back and forth.
 */
const burstMs = 24 * 60 * 60 * 1000;

/**
 * The account that a card belongs to after an objection; undefined for none. It goes back past all
 * changes of the day before, to the link from before that day, or to a proven one of that day. Any
 * other link of that day proves nothing: the person who ended it may have made it too. What is void
 * already changes nothing more. Never an account whose linking was itself objected to, so the
 * outcome is the same in whatever order objections are made.
 * @param changes those of the card, the oldest first, with the objected one among them
 * @param current what the card is linked to now
 */
export function accountAfterObjection(
  changes: readonly KnownChange[],
  objected: KnownChange,
  current: string | undefined,
): string | undefined {
  const wanted = objected.isVoid ? current : lastGoodAccount(changes, objected);
  const isRefused = (change: KnownChange): boolean =>
    (change.isObjected || change === objected) && change.kind !== "unlinked" && change.accountCode === wanted;
  return changes.some(isRefused) ? undefined : wanted;
}

function lastGoodAccount(changes: readonly KnownChange[], objected: KnownChange): string | undefined {
  const burst = changes
    .slice(0, changes.indexOf(objected))
    .filter(({ isVoid, happenedAt }) => !isVoid && objected.happenedAt.getTime() - happenedAt.getTime() < burstMs);
  const afterProven = burst.slice(burst.findLastIndex(({ isProven }) => isProven) + 1);
  return accountBefore(afterProven[0] ?? objected);
}

/**
 * @param wanted the account that the card should belong to, from `accountAfterObjection`
 * @param isLinked whether it does
 */
export function endingOf(objected: KnownChange, wanted: string | undefined, isLinked: boolean): Ending {
  if (isLinked) return "back";
  if (wanted !== undefined) return "accountTaken";
  return accountBefore(objected) === undefined ? "unlinked" : "unsure";
}
