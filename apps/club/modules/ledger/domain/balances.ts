import { noPoints, type Points, points } from "@gelora/money/points.ts";
import { entriesOf, type MemberAccount, type Movement, memberAccounts } from "./movement.ts";

/**
 * What a member has on each account, never below zero. Anyone who owes points has none available:
 * whatever becomes available pays the club first.
 */
export type Balances = Readonly<Record<MemberAccount, Points>>;

export const noBalances: Balances = { pending: noPoints, available: noPoints, held: noPoints, owed: noPoints };

/** What movements change in a member's balances. Owed points are entries below zero. */
export function changeOf(movements: readonly Movement[]): Balances {
  const entries = movements.flatMap(entriesOf);
  const sumOf = (account: MemberAccount) =>
    entries.reduce((sum, entry) => (entry.account === account ? sum + entry.points : sum), 0);
  const [pending, available, held, owed] = memberAccounts.map(sumOf);
  return {
    pending: points(pending ?? 0),
    available: points(available ?? 0),
    held: points(held ?? 0),
    owed: points(0 - (owed ?? 0)),
  };
}
