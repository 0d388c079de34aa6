import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { checkPassword } from "../../passwords/passwords.ts";
import { countTry, forgetTries, secondsToWait } from "../storage/password-tries.ts";

/**
 * Compares a password under a count of wrong ones (AC-11, AC-12). The count is raised before the comparison, by a conditional update, and taken back by a right password: two
 * comparisons run at once in a process, so that even many right ones at the same time never look like a row of wrong ones.
 * @param subject what the count is about; a waiting one is refused with LOGIN_WAIT without a hash and without raising anything
 * @param whenRight runs in a transaction in which nobody can change the password
 */
export async function tryPassword(
  platform: Platform,
  subject: string,
  attempt: { readonly memberCode: string | undefined; readonly password: string },
  whenRight: () => Promise<void>,
): Promise<Outcome<boolean>> {
  // Looked at before the line as well, so that guesses at a waiting account take no places in it.
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
