import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decodePassword } from "@gelora/person/encoded-password.ts";

/**
 * An encoded password to compare [SGN-29]. One that none of our clients would send is rejected
 * before any look-up, so it reveals nothing.
 */
export function readPassword(encoded: string): Outcome<string> {
  const password = decodePassword(encoded);
  return password === undefined
    ? failure("INVALID_INPUT", { field: "password", reason: "A password must be the base64 of its UTF-8 text." })
    : success(password);
}
