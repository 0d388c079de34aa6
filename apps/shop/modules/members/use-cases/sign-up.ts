import type { Outcome, Refused } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { signMemberIn } from "../../identity/identity.ts";
import type { PasswordHash } from "../../passwords/passwords.ts";
import { flowOf } from "../../verification/verification.ts";
import { readPerson, type SignUpForm, type SignUpPerson } from "../domain/sign-up-form.ts";
import { closedToken } from "./closed-token.ts";
import { enrol } from "./enrol.ts";
import { proveSignUp } from "./prove-sign-up.ts";

export type SignedUp = { readonly memberCode: string; readonly token: string };

/** A member as they were just written. */
export type NewMember = {
  readonly memberCode: string;
  readonly person: SignUpPerson;
  readonly mobile: string;
  readonly hash: PasswordHash;
};

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
  const proof = await proveSignUp(platform, flow, form, person.value);
  if (!proof.ok) return whyClosed(platform, flow, form, proof);
  const { mobile, hash } = proof.value;
  const enrolled = await enrol(platform, { flow, form, person: person.value, hash, language }, async (memberCode) => {
    await also({ memberCode, person: person.value, mobile, hash });
    const { token } = await signMemberIn(context, memberCode);
    return { memberCode, token };
  });
  // Another press of this form was faster, and has committed by now.
  return enrolled.ok ? enrolled : whyClosed(platform, flow, form, enrolled);
}

async function whyClosed(platform: Platform, flow: string, form: SignUpForm, refused: Refused): Promise<Refused> {
  const isClosed = refused.failure.code === "REGISTRATION_TOKEN_EXPIRED";
  return isClosed ? closedToken(platform, flow, form.mobileToken) : refused;
}
