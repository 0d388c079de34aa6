import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hashPassword, judgePassword, type PasswordHash } from "../../passwords/passwords.ts";
import { openMobileToken } from "../../verification/verification.ts";
import type { SignUpForm, SignUpPerson } from "../domain/sign-up-form.ts";

/** Each try hashes a password; nobody needs this many. */
export const signUpLimit = platformPart("the limit of sign-ups", ({ counts }: Platform) =>
  counts.limit("sign-ups", { tries: 40, within: hours(1) }),
);

/** What a form proves beside the person: the number of its token, and a password. */
export type SignUpProof = { readonly mobile: string; readonly hash: PasswordHash };

/**
 * Validates the rest of a sign-up form, outside of transactions, and hashes the password. Uses
 * nothing, so that a rejected form can be corrected and sent again.
 * @returns failure REGISTRATION_TOKEN_EXPIRED, MOBILE_NOT_VERIFIED when the form names another
 * number than its token, TOO_MANY_REQUESTS, and those of the password
 */
export async function proveSignUp(
  platform: Platform,
  flow: string,
  form: SignUpForm,
  person: SignUpPerson,
): Promise<Outcome<SignUpProof>> {
  const mobile = await openMobileToken(platform, flow, form.mobileToken);
  if (mobile === undefined) return failure("REGISTRATION_TOKEN_EXPIRED");
  if (form.mobile && mobileDigitsOf(form.mobile) !== mobile) return failure("MOBILE_NOT_VERIFIED");
  const password = judgePassword(form.password, form.rePassword, { ...person, mobile });
  if (!password.ok) return password;
  const seconds = await signUpLimit.of(platform).take(flow);
  if (seconds > 0) return failure("TOO_MANY_REQUESTS", { seconds });
  const hash = await hashPassword(password.value);
  return hash.ok ? success({ mobile, hash: hash.value }) : hash;
}
