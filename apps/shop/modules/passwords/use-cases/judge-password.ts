import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decodePassword } from "@gelora/person/encoded-password.ts";
import { brokenPasswordRules } from "@gelora/person/password-rule.ts";
import { isCommonPassword, isOwnersWord, type PasswordOwner } from "../domain/common-password.ts";
import { commonPasswords } from "../providers/common-passwords.ts";
import { oneSpelling } from "./hashing-queue.ts";

/** Judges the passwords of a form, in the order in which a person reads the form. */
export function judgePassword(
  encodedPassword: string,
  encodedRepeat: string,
  owner: PasswordOwner = {},
): Outcome<string> {
  const password = decodePassword(encodedPassword);
  const repeat = decodePassword(encodedRepeat);
  if (password === undefined || repeat === undefined)
    return failure("INVALID_INPUT", { reason: "A password travels as base64 of its UTF-8 text." });
  const spelled = oneSpelling(password);
  if (brokenPasswordRules(spelled).length > 0) return failure("PASSWORD_RULES");
  if (isOwnersWord(spelled, owner) || isCommonPassword(spelled, commonPasswords())) return failure("PASSWORD_COMMON");
  if (spelled !== oneSpelling(repeat)) return failure("PASSWORDS_DIFFER");
  return success(password);
}
