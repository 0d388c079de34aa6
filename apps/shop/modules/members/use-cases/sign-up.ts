import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { createRateLimit } from "@gelora/service-kit/rate-limit.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { signMemberIn } from "../../identity/identity.ts";
import { hashPassword, judgePassword, type PasswordHash } from "../../passwords/passwords.ts";
import { flowOf, openMobileToken } from "../../verification/verification.ts";
import { readPerson, type SignUpForm, type SignUpPerson } from "../domain/sign-up-form.ts";
import { enrol } from "./enrol.ts";

export type SignedUp = { readonly memberCode: string; readonly token: string };

/** A member as they were just written. */
export type NewMember = {
  readonly memberCode: string;
  readonly person: SignUpPerson;
  readonly mobile: string;
  readonly hash: PasswordHash;
};

/** Each try hashes a password; nobody needs this many. */
export const signUpLimit = platformPart("the limit of sign-ups", () =>
  createRateLimit({ tries: 40, within: hours(1) }),
);

/**
 * Makes a member of a person who has verified a number and an address, and signs them in [SGN-24,
 * Q19, Q20].
 *
 * All or nothing: the form is validated and the password hashed first; then one transaction uses
 * the token and writes everything. A rejected form uses nothing, so it can be corrected and sent
 * again. Of concurrent registrations the unique indexes let one through (I-15).
 * @param also what else a new member begins with, in the same transaction
 */
export async function signUp(
  context: RequestContext,
  form: SignUpForm,
  also: (member: NewMember) => Promise<void> = async () => {},
): Promise<Outcome<SignedUp>> {
  const { platform, language } = context;
  const flow = flowOf(context);
  const person = readPerson(form, platform.clock.now());
  if (!person.ok) return person;
  const mobile = await openMobileToken(platform, flow, form.mobileToken);
  if (mobile === undefined) return failure("REGISTRATION_TOKEN_EXPIRED");
  if (form.mobile && mobileDigitsOf(form.mobile) !== mobile) return failure("MOBILE_INVALID");
  const password = judgePassword(form.password, form.rePassword, { ...person.value, mobile });
  if (!password.ok) return password;
  const seconds = await signUpLimit.of(platform).take(flow);
  if (seconds > 0) return failure("TOO_MANY_REQUESTS", { seconds });
  const hash = await hashPassword(password.value);
  if (!hash.ok) return hash;
  return enrol(platform, { flow, form, person: person.value, hash: hash.value, language }, async (memberCode) => {
    await also({ memberCode, person: person.value, mobile, hash: hash.value });
    const { token } = await signMemberIn(context, memberCode);
    return { memberCode, token };
  });
}
