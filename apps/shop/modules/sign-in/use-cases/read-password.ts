import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decodePassword } from "@gelora/person/encoded-password.ts";

/** A password that is to be compared, as it travelled [SGN-29]. What no client of ours writes is refused before anything is looked up, so that it tells nothing. */
export function readPassword(encoded: string): Outcome<string> {
  const password = decodePassword(encoded);
  return password === undefined
    ? failure("INVALID_INPUT", { reason: "A password travels as base64 of its UTF-8 text." })
    : success(password);
}
