import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { brokenPasswordRules } from "@gelora/person/password-rule.ts";
import type { PasswordOwner } from "@gelora/service-kit/common-password.ts";
import { isGuessedEarly } from "@gelora/service-kit/common-passwords.ts";
import { oneSpelling } from "@gelora/service-kit/password-hash.ts";

/**
 * Judges the two passwords of a form, as typed, by the rules of the shop's [SGN-15, SGN-16,
 * SGN-29].
 * @param owner whose own words are no secrets, as far as the caller may know them
 * @returns failure PASSWORD_RULES, PASSWORD_COMMON, PASSWORDS_DIFFER
 */
export function judgePassword(password: string, repeated: string, owner: PasswordOwner = {}): Outcome<void> {
  const spelled = oneSpelling(password);
  if (brokenPasswordRules(spelled).length > 0) return failure("PASSWORD_RULES");
  if (isGuessedEarly(spelled, owner)) return failure("PASSWORD_COMMON");
  return spelled === oneSpelling(repeated) ? success(undefined) : failure("PASSWORDS_DIFFER");
}
