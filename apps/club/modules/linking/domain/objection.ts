import { accountBefore, type LinkChange } from "./link-change.ts";

/** A change of a card's link as it is remembered while its owner may object to it. */
export type KnownChange = LinkChange & {
  readonly changeId: string;
  readonly happenedAt: Date;
  /** Undone by an objection to it or to an older change; nothing goes back to what it made. */
  readonly isVoid: boolean;
  /** Its owner has objected to this very change. */
  readonly isObjected: boolean;
};

/** Changes of one day belong together: who knows a password may move a card back and forth. */
const burstMs = 24 * 60 * 60 * 1000;

/**
 * The account that a card belongs to after an objection; undefined for none. It goes back past all
 * changes of the day before, to the link from before that day. A link of that day itself is nobody's
 * word: who ended it may have made it too. What is void already changes nothing more. Never an
 * account whose linking was itself objected to, so the outcome is the same in whatever order
 * objections are made.
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
  const first = changes
    .slice(0, changes.indexOf(objected))
    .find(({ isVoid, happenedAt }) => !isVoid && objected.happenedAt.getTime() - happenedAt.getTime() < burstMs);
  return accountBefore(first ?? objected);
}
