import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Subject, subjectKey } from "../domain/subject.ts";
import { insertMobileToken } from "../storage/mobile-tokens.ts";
import { countEntered } from "../storage/spending.ts";
import { enterCode } from "./enter-code.ts";
import { type CodeRequest, issueCode } from "./issue-code.ts";

/** Indonesian numbers only: toll fraud targets numbers of far countries (abuse case AC-06). */
function mobileOf(typed: string): Outcome<Subject> {
  const error = mobileError(typed);
  if (error) return failure(error);
  return { ok: true, value: { kind: "mobile", address: mobileDigitsOf(typed) } };
}

/** @returns milliseconds until another code may be sent [OPS-10] */
export async function sendMobileCode(
  platform: Platform,
  request: Omit<CodeRequest, "subject"> & { readonly mobile: string },
): Promise<Outcome<{ waitMs: number }>> {
  const subject = mobileOf(request.mobile);
  return subject.ok ? issueCode(platform, { ...request, subject: subject.value }) : subject;
}

/**
 * @returns the registration token, valid for the form in this flow for 30 minutes [OPS-11, REG-24]
 */
export async function verifyMobile(
  platform: Platform,
  flow: string,
  input: { readonly mobile: string; readonly verificationCode: string },
): Promise<Outcome<string>> {
  const subject = mobileOf(input.mobile);
  if (!subject.ok) return subject;
  const { address } = subject.value;
  return enterCode(platform, { flow, subject: subjectKey(subject.value) }, input.verificationCode, async () => {
    const token = await insertMobileToken(platform, flow, address);
    await countEntered(platform);
    return token;
  });
}
