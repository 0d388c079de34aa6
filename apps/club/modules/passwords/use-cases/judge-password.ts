import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { brokenPasswordRules } from "@gelora/person/password-rule.ts";
import { oneSpelling } from "./hash-password.ts";

/**
 * Judges the two passwords of a form, as typed, by the rules of the shop's [SGN-15, SGN-16].
 * @returns failure PASSWORD_RULES, PASSWORDS_DIFFER
 */
export function judgePassword(password: string, repeated: string): Outcome<void> {
  const spelled = oneSpelling(password);
  if (brokenPasswordRules(spelled).length > 0) return failure("PASSWORD_RULES");
  return spelled === oneSpelling(repeated) ? success(undefined) : failure("PASSWORDS_DIFFER");
}
