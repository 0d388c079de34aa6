import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import type { SentEmailCode } from "../model/email-verification.ts";
import type { CodeChannel } from "../model/phone-state.ts";
import {
  emailAvailabilityDocument,
  resendEmailLinkDocument,
  sendCodeDocument,
  sendEmailCodeDocument,
  verifyCodeDocument,
  verifyEmailCodeDocument,
} from "./code-documents.ts";

/** A success without the requested data counts as a refusal without a message. */
const nothing = { ok: false, failure: { kind: "refused", code: "", message: "" } } as const;

/**
 * @returns milliseconds until another code may be sent; undefined if the shop does not say [REG-12,
 * REG-16]
 */
export async function sendPhoneCode(mobile: string, channel: CodeChannel): Promise<CallResult<number | undefined>> {
  const answer = await callShopForItem(
    sendCodeDocument,
    { input: { mobile, channel } },
    (data) => data.sendOtpToMember,
  );
  return answer.ok ? { ok: true, value: answer.value?.timeRemaining } : answer;
}

/** @returns the registration token of the number [REG-20, REG-24] */
export async function verifyPhoneCode(mobile: string, verificationCode: string): Promise<CallResult<string>> {
  const input = { mobile, verificationCode };
  const answer = await callShopForItem(verifyCodeDocument, { input }, (data) => data.verifyOtpMember);
  if (!answer.ok) return answer;
  return answer.value?.token ? { ok: true, value: answer.value.token } : nothing;
}

/**
 * Asks whether an address is free [EMV-02].
 * @returns the token for sending its code; a taken address is the failure EMAIL_TAKEN, which the
 * contract answers as UNKNOWN_ERROR [SGN-13, ERR-13]
 */
export async function askEmailToken(email: string): Promise<CallResult<string>> {
  const answer = await callShopForItem(
    emailAvailabilityDocument,
    { input: { email } },
    (data) => data.checkAvailabilityEmail,
  );
  if (!answer.ok) {
    const isTaken = answer.failure.kind === "refused" && answer.failure.code === "UNKNOWN_ERROR";
    return isTaken ? { ok: false, failure: { ...answer.failure, code: "EMAIL_TAKEN" } } : answer;
  }
  return answer.value?.token ? { ok: true, value: answer.value.token } : nothing;
}

/** Mails a code, unless the address was verified recently [EMV-03, EMV-09]. */
export async function sendEmailCode(tokenCheckAvailabilityEmail: string): Promise<CallResult<SentEmailCode>> {
  const input = { tokenCheckAvailabilityEmail };
  const answer = await callShopForItem(sendEmailCodeDocument, { input }, (data) => data.memberEmailVerification);
  if (!answer.ok) return answer;
  const { status, timeRemaining } = answer.value ?? {};
  return { ok: true, value: { isVerified: status === "VERIFIED", waitMs: timeRemaining ?? undefined } };
}

/** [EMV-05] @returns the address that was verified */
export async function verifyEmailCode(token: string, email: string, code: string): Promise<CallResult<string>> {
  const input = { tokenCheckAvailabilityEmail: token, email, verificationCode: code };
  const answer = await callShopForItem(verifyEmailCodeDocument, { input }, (data) => data.verifyOtpEmail);
  if (!answer.ok) return answer;
  return answer.value?.verified ? { ok: true, value: email } : nothing;
}

/** Mails an inactive member the link that verifies the address on record [EMV-10]. */
export async function sendEmailLink(tokenVerifyOtpPhoneNo: string) {
  const input = { tokenVerifyOtpPhoneNo };
  return callShopForItem(resendEmailLinkDocument, { input }, (data) => data.resendLinkEmailVerification);
}
