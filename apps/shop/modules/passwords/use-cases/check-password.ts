import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { isOutdatedSlowHash, matchesSlowHash, type SlowHash } from "@gelora/service-kit/slow-hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdHash, replaceHash, selectHash } from "../storage/passwords.ts";
import { hashOf, inHashingQueue, oneSpelling } from "./hashing-queue.ts";

/** What the asker does around the comparison. */
export type PasswordTry = {
  /** Counts the try before anything is compared; a failure ends it there, without a hash. Not called for a try that finds the line full. */
  readonly begin: () => Promise<Outcome<void>>;
  /** Follows a right password, in a transaction in which nobody can change it. */
  readonly whenRight: () => Promise<void>;
};

/**
 * Compares a password with the member's. One hash is computed in every case, so that neither time nor load tells whether there is such a member or whether they have a password
 * (abuse case AC-10); only a right password of older parameters costs another, to be kept with today's.
 *
 * Stands in the hashing queue, holds no connection while it hashes, and the password's row while `whenRight` runs: a session that begins there either comes before a change of
 * password, which ends it, or does not begin (AC-15).
 */
export function comparePassword(
  platform: Platform,
  memberCode: string | undefined,
  password: string,
  guard?: PasswordTry,
): Promise<Outcome<boolean>> {
  if (platform.database.isInTransaction()) throw new Error("a password is compared outside of transactions");
  return inHashingQueue(async () => {
    const begun = guard ? await guard.begin() : success(undefined);
    if (!begun.ok) return begun;
    // Nobody has the empty code; the look-up is made all the same, so that it takes the same time.
    const hash = await selectHash(platform, memberCode ?? "");
    if (!hash || memberCode === undefined) {
      await hashOf(password);
      return success(false);
    }
    if (!(await matchesSlowHash(oneSpelling(password), hash))) return success(false);
    const stillRight = await platform.database.transaction(async () => {
      if (!(await holdHash(platform, memberCode, hash))) return false;
      await guard?.whenRight();
      return true;
    });
    if (stillRight && isOutdatedSlowHash(hash)) await renew(platform, memberCode, password, hash);
    return success(stillRight);
  });
}

async function renew(platform: Platform, memberCode: string, password: string, from: SlowHash): Promise<void> {
  await replaceHash(platform, memberCode, { from, to: await hashOf(password) });
}
