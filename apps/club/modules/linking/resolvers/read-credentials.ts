import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decodePassword } from "@gelora/person/encoded-password.ts";
import type { LoyaltyCredentialsInput } from "../../../platform/schema.generated.ts";
import type { Credentials } from "../use-cases/try-card.ts";

/** One that none of our clients would send is refused before any look-up, so it reveals nothing. */
export function readCredentials({ mobile, password: encoded }: LoyaltyCredentialsInput): Outcome<Credentials> {
  const password = decodePassword(encoded);
  return password === undefined
    ? failure("INVALID_INPUT", { field: "password", reason: "A password must be the base64 of its UTF-8 text." })
    : success({ mobile, password });
}
