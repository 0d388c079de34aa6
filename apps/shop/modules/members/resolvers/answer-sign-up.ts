import { agreement, refusal } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { SignUpInput } from "../../../platform/schema.generated.ts";
import type { SignUpForm } from "../domain/sign-up-form.ts";
import { say } from "../domain/words.ts";
import { signUp } from "../use-cases/sign-up.ts";

/**
 * Both sign-up mutations do the same [Q18]. The sentence is the specification's [SGN-36]. The
 * club's fields in the input, a referral or a club account, are ignored by the shop [K10].
 */
export async function answerSignUp(context: RequestContext, input: SignUpInput) {
  const outcome = await signUp(context, formOf(input, input.newsletterSubscription === true));
  const now = context.platform.clock.now();
  if (!outcome.ok) return { ...refusal(outcome.failure, now), code: outcome.failure.code, data: [] };
  const { memberCode, token } = outcome.value;
  return {
    ...agreement(now),
    message: say(context.language, "signedUp"),
    code: "SUCCESS",
    data: [{ memberCode, token, expired: null, status: "ACTIVE" }],
  };
}

/** @param newsletter consent to the shop's news */
export function formOf(input: SignUpInput, newsletter: boolean): SignUpForm {
  return {
    email: input.email,
    mobile: input.mobile || undefined,
    firstName: input.firstName,
    lastName: input.lastName,
    birthDate: input.birthDate,
    gender: input.gender,
    password: input.password,
    rePassword: input.rePassword,
    newsletter,
    recordCode: input.id || undefined,
    // Clients differ in which of the two fields carries the token of the mobile's code [Q19].
    mobileToken: input.tokenOtpPhoneNo || input.token || "",
    ticket: input.tokenSS || undefined,
  };
}
