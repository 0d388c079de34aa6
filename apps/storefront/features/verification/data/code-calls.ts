import { askShop } from "../../../platform/ask-shop.ts";
import type { CallResult } from "../../../platform/gateway-call.ts";
import type { SentEmailCode } from "../model/email-verification.ts";
import type { CodeChannel } from "../model/phone-verification.ts";
import {
  emailAvailabilityDocument,
  resendEmailLinkDocument,
  sendCodeDocument,
  sendEmailCodeDocument,
  verifyCodeDocument,
  verifyEmailCodeDocument,
} from "./code-documents.ts";

/** An answer that agrees without what was asked for is a refusal without words. */
const nothing = { ok: false, failure: { kind: "refused", code: "", message: "" } } as const;

/** @returns milliseconds until another code may be sent; undefined where the shop does not say [REG-12, REG-16] */
export async function sendPhoneCode(mobile: string, channel: CodeChannel): Promise<CallResult<number | undefined>> {
  const answer = await askShop(sendCodeDocument, { input: { mobile, channel } }, (data) => data.sendOtpToMember);
  return answer.ok ? { ok: true, value: answer.value?.timeRemaining } : answer;
}

/** @returns the registration token of the number [REG-20, REG-24] */
export async function verifyPhoneCode(mobile: string, verificationCode: string): Promise<CallResult<string>> {
  const input = { mobile, verificationCode };
  const answer = await askShop(verifyCodeDocument, { input }, (data) => data.verifyOtpMember);
  if (!answer.ok) return answer;
  return answer.value?.token ? { ok: true, value: answer.value.token } : nothing;
}

/**
 * Asks whether an address is free [EMV-02].
 * @returns the token by which its code is sent; a taken address is the failure EMAIL_TAKEN, which the contract answers as UNKNOWN_ERROR [SGN-13, ERR-13]
 */
export async function askEmailToken(email: string): Promise<CallResult<string>> {
  const answer = await askShop(emailAvailabilityDocument, { input: { email } }, (data) => data.checkAvailabilityEmail);
  if (!answer.ok) {
    const isTaken = answer.failure.kind === "refused" && answer.failure.code === "UNKNOWN_ERROR";
    return isTaken ? { ok: false, failure: { ...answer.failure, code: "EMAIL_TAKEN" } } : answer;
  }
  return answer.value?.token ? { ok: true, value: answer.value.token } : nothing;
}

/** Mails a code, unless the address was verified a moment ago [EMV-03, EMV-09]. */
export async function sendEmailCode(tokenCheckAvailabilityEmail: string): Promise<CallResult<SentEmailCode>> {
  const input = { tokenCheckAvailabilityEmail };
  const answer = await askShop(sendEmailCodeDocument, { input }, (data) => data.memberEmailVerification);
  if (!answer.ok) return answer;
  const { status, timeRemaining } = answer.value ?? {};
  return { ok: true, value: { isVerified: status === "VERIFIED", waitMs: timeRemaining ?? undefined } };
}

/** [EMV-05] @returns the address that was verified */
export async function verifyEmailCode(token: string, email: string, code: string): Promise<CallResult<string>> {
  const input = { tokenCheckAvailabilityEmail: token, email, verificationCode: code };
  const answer = await askShop(verifyEmailCodeDocument, { input }, (data) => data.verifyOtpEmail);
  if (!answer.ok) return answer;
  return answer.value?.verified ? { ok: true, value: email } : nothing;
}

/** Mails an inactive member the link that verifies the address on their record [EMV-10]. */
export async function sendEmailLink(tokenVerifyOtpPhoneNo: string) {
  const input = { tokenVerifyOtpPhoneNo };
  return askShop(resendEmailLinkDocument, { input }, (data) => data.resendLinkEmailVerification);
}
