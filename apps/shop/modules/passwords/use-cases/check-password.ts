import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { inHashingQueue } from "@gelora/service-kit/hashing-queue.ts";
import { hashOf, isHashOf } from "@gelora/service-kit/password-hash.ts";
import { renewOutdatedHash } from "@gelora/service-kit/renew-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdHash, selectHash } from "../storage/passwords.ts";

/** What the caller does around the comparison. */
export type PasswordTry = {
  /**
   * Counts the try before the comparison; a failure ends it without hashing. Not called when the
   * queue is full.
   */
  readonly begin: () => Promise<Outcome<void>>;
  /** Follows a correct password, in a transaction in which it cannot be changed. */
  readonly whenRight: () => Promise<void>;
};

/**
 * Whether this is the member's password; also false for a member who does not exist or has none,
 * after the same work. One hash is computed in every case, so neither time nor load reveals whether
 * the member exists or has a password (abuse case AC-10); only a correct password with outdated
 * parameters costs another, to store it with today's.
 *
 * Waits in the hashing queue outside transactions, uses no database connection while hashing, and
 * locks the password's row while `whenRight` runs: a session begun there either comes before a
 * change of password, which ends it, or does not begin (AC-15).
 * @returns failure BUSY when the queue is full, and the failures of `guard.begin`
 */
export function checkPassword(
  platform: Platform,
  memberCode: string | undefined,
  password: string,
  guard?: PasswordTry,
): Promise<Outcome<boolean>> {
  if (platform.database.isInTransaction()) throw new Error("a password must be compared outside of transactions");
  return inHashingQueue(async () => {
    const begun = guard ? await guard.begin() : success(undefined);
    if (!begun.ok) return begun;
    // The empty code matches no member; the look-up is made anyway, to take the same time.
    const hash = await selectHash(platform, memberCode ?? "");
    if (!hash || memberCode === undefined) {
      await hashOf(password);
      return success(false);
    }
    if (!(await isHashOf(password, hash))) return success(false);
    const stillRight = await platform.database.transaction(async () => {
      if (!(await holdHash(platform, memberCode, hash))) return false;
      await guard?.whenRight();
      return true;
    });
    if (stillRight) await renewOutdatedHash(platform, memberCode, { password, hash });
    return success(stillRight);
  });
}
