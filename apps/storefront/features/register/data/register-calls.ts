import type { ResultOf } from "../../../platform/gateway/document.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { type NumberStep, stepAfterCheck } from "../model/number-check.ts";
import type { SignUpSubmission } from "../model/sign-up-input.ts";
import type { NewMember, SubscriptionFlags } from "../model/sign-up-submission.ts";
import {
  checkClubNumberDocument,
  checkNumberDocument,
  confirmEmailLinkDocument,
  memberRecordDocument,
  referralDocument,
  registerMapclubDocument,
  signUpDocument,
  synchroniseDocument,
} from "./register-documents.ts";

/** The data on an inactive member's record [REG-34]. */
export type MemberRecord = NonNullable<
  ResultOf<typeof memberRecordDocument>["validateTokenDetailRegistration"]["data"]
>[number];

const nothing = { ok: false, failure: { kind: "refused", code: "", message: "" } } as const;

/**
 * [REG-09]
 * @param mobile the digits after +62
 * @param isClub whether it is the club's registration
 */
export async function checkNumber(mobile: string, isClub = false): Promise<NumberStep> {
  const variables = { input: { mobile } };
  const answer = isClub
    ? await callShopForItem(checkClubNumberDocument, variables, (data) => data.checkMobilePhoneAlreadyExistInMapclub)
    : await callShopForItem(checkNumberDocument, variables, (data) => data.checkMobilePhoneAlreadyExist);
  return stepAfterCheck(answer);
}

/** The record for a number's registration token [Q12]. */
export async function readRecord(tokenVerifyOtpPhoneNo: string): Promise<CallResult<MemberRecord>> {
  const input = { tokenVerifyOtpPhoneNo };
  const answer = await callShopForItem(memberRecordDocument, { input }, (data) => data.validateTokenDetailRegistration);
  if (!answer.ok) return answer;
  return answer.value ? { ok: true, value: answer.value } : nothing;
}

/** [SGN-24, SGN-35] */
export async function register(input: SignUpSubmission): Promise<CallResult<NewMember>> {
  const answer = await callShopForItem(
    signUpDocument,
    { input },
    (data) => data.speedShopRegisterSSWithVerificationNew,
  );
  if (!answer.ok) return answer;
  const { memberCode, token } = answer.value ?? {};
  return memberCode && token ? { ok: true, value: { memberCode, token } } : nothing;
}

/** [SGN-25, OPS-19] */
export async function registerMapclub(input: SignUpSubmission): Promise<CallResult<NewMember>> {
  const answer = await callShopForItem(registerMapclubDocument, { input }, (data) => data.registerMapclub);
  if (!answer.ok) return answer;
  const { memberCode, token, status } = answer.value ?? {};
  return memberCode
    ? { ok: true, value: { memberCode, token: token ?? undefined, cardStatus: status ?? "" } }
    : nothing;
}

/** Who gave a referral code. */
export type Referrer = { readonly fullName: string; readonly referralCode: string };

/** [REF-02] @param referralCode as typed */
export async function validateReferralCode(referralCode: string): Promise<CallResult<Referrer>> {
  const input = { referralCode: referralCode.trim().toUpperCase() };
  const answer = await callShopForItem(referralDocument, { input }, (data) => data.validateReferralCode);
  if (!answer.ok) return answer;
  const { fullName, referralCode: code } = answer.value ?? {};
  return fullName && code ? { ok: true, value: { fullName, referralCode: code } } : nothing;
}

export function synchronise(input: SubscriptionFlags): Promise<unknown> {
  return callShop(synchroniseDocument, { input });
}

/** What the mailed link refers to [EMV-10]. */
export function confirmEmailLink(token: string): Promise<CallResult<unknown>> {
  return callShopForItem(confirmEmailLinkDocument, { input: { token } }, (data) => data.confirmEmailLink);
}
