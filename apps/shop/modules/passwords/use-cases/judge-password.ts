import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decodePassword } from "@gelora/person/encoded-password.ts";
import { brokenPasswordRules } from "@gelora/person/password-rule.ts";
import type { PasswordOwner } from "@gelora/service-kit/common-password.ts";
import { isGuessedEarly } from "@gelora/service-kit/common-passwords.ts";
import { oneSpelling } from "@gelora/service-kit/password-hash.ts";

/**
 * Reads the two passwords of a form and validates them in the order of the form [SGN-15, SGN-16,
 * SGN-29]: INVALID_INPUT for a wrong encoding, PASSWORD_RULES, PASSWORD_COMMON, PASSWORDS_DIFFER.
 * @param owner the future owner: their own name, address and number are no secrets
 * @returns the password as typed
 */
export function judgePassword(
  encodedPassword: string,
  encodedRepeat: string,
  owner: PasswordOwner = {},
): Outcome<string> {
  const password = decodePassword(encodedPassword);
  const repeat = decodePassword(encodedRepeat);
  if (password === undefined || repeat === undefined)
    return failure("INVALID_INPUT", {
      field: password === undefined ? "password" : "rePassword",
      reason: "A password must be the base64 of its UTF-8 text.",
    });
  const spelled = oneSpelling(password);
  if (brokenPasswordRules(spelled).length > 0) return failure("PASSWORD_RULES");
  if (isGuessedEarly(spelled, owner)) return failure("PASSWORD_COMMON");
  if (spelled !== oneSpelling(repeat)) return failure("PASSWORDS_DIFFER");
  return success(password);
}
