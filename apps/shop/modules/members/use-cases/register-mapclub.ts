import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { JoiningState } from "../domain/joining-states.ts";
import type { SignUpForm } from "../domain/sign-up-form.ts";
import { askToJoin, beginJoining, type ClubWishes } from "./ask-to-join.ts";
import { joinFromAccount } from "./join-from-account.ts";
import { signUp } from "./sign-up.ts";
import { validateReferral } from "./validate-referral.ts";

export type RegisteredForClub = {
  readonly memberCode: string;
  /** Of the new session; undefined if they were signed in. */
  readonly token: string | undefined;
  readonly state: JoiningState;
};

/**
 * Joins the club: from the account that is signed in, or with a new one [SGN-25, OPS-19]. The
 * shop's part stands at once; the club is asked right after it, and again until it answers.
 * @returns failure REFERRAL_UNKNOWN or REFERRAL_OWN before anything is used, so the form can be
 * sent again with another code or without one [REF-01, REF-06]; those of signing up and of joining
 */
export async function registerMapclub(
  context: RequestContext,
  form: SignUpForm & { readonly memberCode: string | undefined },
  wishes: ClubWishes,
): Promise<Outcome<RegisteredForClub>> {
  const { platform } = context;
  const referral = await checkReferral(context, wishes.referralCode);
  if (!referral.ok) return referral;
  const registered = namesAccount(context, form.memberCode)
    ? await joinFromAccount(context, form, wishes)
    : await joinWithNewAccount(context, form, wishes);
  if (!registered.ok) return registered;
  const state = await askToJoin(platform, registered.value.memberCode);
  return success({ ...registered.value, state });
}

/**
 * A guest account registers as every guest does, also when the form carries its code: that names no
 * account of the shop. Any other code without a member's session does.
 */
function namesAccount({ session }: RequestContext, memberCode: string | undefined): boolean {
  if (session?.kind === "member") return true;
  return memberCode !== undefined && memberCode !== session?.accountCode;
}

/**
 * What cannot be checked now keeps nobody from joining: the club judges the code when it is asked.
 */
async function checkReferral(context: RequestContext, typed: string | undefined): Promise<Outcome<unknown>> {
  const checked = typed?.trim() ? await validateReferral(context, typed) : success(undefined);
  const isRefused = !checked.ok && ["REFERRAL_UNKNOWN", "REFERRAL_OWN"].includes(checked.failure.code);
  return isRefused ? checked : success(undefined);
}

function joinWithNewAccount(context: RequestContext, form: SignUpForm, wishes: ClubWishes) {
  const { platform, language } = context;
  return signUp(context, form, ({ memberCode, person, mobile, hash }) =>
    beginJoining(platform, {
      ...wishes,
      member: { ...person, memberCode, language },
      email: person.email,
      mobile,
      hash,
      token: form.mobileToken,
    }),
  );
}
