import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { checkPassword } from "../../passwords/passwords.ts";
import { countTry, forgetTries, secondsToWait } from "../storage/password-tries.ts";

/**
 * Compares a password under a count of failures (AC-11, AC-12). A conditional update counts a
 * failure before the comparison, and a correct password clears it: a process runs only two
 * comparisons at once, so many correct ones at the same time never look like a series of failures.
 * @param subject what the count is about; while it has to wait, the try fails with LOGIN_WAIT,
 * without a hash and without being counted
 * @param whenRight runs in a transaction in which nobody can change the password
 */
export async function tryPassword(
  platform: Platform,
  subject: string,
  attempt: { readonly memberCode: string | undefined; readonly password: string },
  whenRight: () => Promise<void>,
): Promise<Outcome<boolean>> {
  // Checked before queueing as well, so guesses at a waiting account take no places in the queue.
  const waiting = await secondsToWait(platform, subject);
  if (waiting > 0) return failure("LOGIN_WAIT", { seconds: waiting });
  return checkPassword(platform, attempt.memberCode, attempt.password, {
    begin: async () => {
      if (await countTry(platform, subject)) return success(undefined);
      return failure("LOGIN_WAIT", { seconds: Math.max(1, await secondsToWait(platform, subject)) });
    },
    whenRight: async () => {
      await forgetTries(platform, [subject]);
      await whenRight();
    },
  });
}
