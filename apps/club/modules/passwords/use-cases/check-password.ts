import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { inHashingQueue, isHashingQueueFull } from "@gelora/service-kit/hashing-queue.ts";
import { hashOf, isHashOf } from "@gelora/service-kit/password-hash.ts";
import { renewOutdatedHash } from "@gelora/service-kit/renew-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countTry, forgetTries, secondsToWait, type TrySubject, takeBackTry } from "../storage/password-tries.ts";
import { holdPasswordVersion, type StoredPassword, selectPassword } from "../storage/passwords.ts";
import { type Guesser, subjectsOf } from "./try-subjects.ts";

export type PasswordTry = Guesser & {
  /** The member with this number; undefined when there is none. */
  readonly memberCode: string | undefined;
  /** As typed. */
  readonly password: string;
};

/**
 * Whether this is the password of the card with this number; also false for a number without a
 * card, or a card without a password, after the same statements and one hash: neither the answer
 * nor its time reveals whose numbers are members'.
 *
 * Each try is counted and committed before it is compared, under its subjects. While one of them
 * waits, the try fails without a hash and without being counted.
 * @param whenRight follows a correct password, in a transaction in which it cannot be changed; gets
 * its version
 * @returns failure CARD_WAIT with the seconds to wait; BUSY when the hashing queue is full, which
 * is no try
 */
export async function checkPassword(
  platform: Platform,
  attempt: PasswordTry,
  whenRight: (version: number) => Promise<void> = async () => {},
): Promise<Outcome<boolean>> {
  if (platform.database.isInTransaction()) throw new Error("a password must be compared outside of transactions");
  if (isHashingQueueFull()) return failure("BUSY");
  const { memberCode, password } = attempt;
  const { own, shared } = subjectsOf(attempt);
  const subjects = [...own, ...shared];
  // Checked before queueing as well, so guesses at a waiting card take no places in the queue.
  const waiting = await secondsToWait(platform, subjects);
  if (waiting > 0) return failure("CARD_WAIT", { seconds: waiting });
  return inHashingQueue(async () => {
    const counted = await countTries(platform, subjects);
    if (!counted.ok) return counted;
    // The empty code is no member's; the look-up is made anyway, to take the same time.
    const stored = await selectPassword(platform, memberCode ?? "");
    if (!(await matches(password, stored)) || !stored || memberCode === undefined) return success(false);
    const isStillRight = await platform.database.transaction(async () => {
      if ((await holdPasswordVersion(platform, memberCode)) !== stored.version) return false;
      await forgetTries(platform, own);
      for (const subject of shared) await takeBackTry(platform, subject);
      await whenRight(stored.version);
      return true;
    });
    if (isStillRight) await renewOutdatedHash(platform, memberCode, { password, hash: stored.hash });
    return success(isStillRight);
  });
}

/** All or none, in one order, so that two tries do not wait for each other. */
async function countTries(platform: Platform, subjects: readonly TrySubject[]): Promise<Outcome<void>> {
  const counted = await decide(platform.database, async (): Promise<Outcome<void>> => {
    for (const subject of subjects.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
      if (!(await countTry(platform, subject))) return failure("CARD_WAIT", { seconds: 1 });
    return success(undefined);
  });
  if (counted.ok) return counted;
  return failure("CARD_WAIT", { seconds: Math.max(1, await secondsToWait(platform, subjects)) });
}

async function matches(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  if (stored) return isHashOf(password, stored.hash);
  await hashOf(password);
  return false;
}
