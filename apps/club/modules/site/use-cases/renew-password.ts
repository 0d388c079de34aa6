import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { matchCode, noFlow, promiseCode, spendCode } from "../../codes/codes.ts";
import { selectMemberByMobile } from "../../membership/membership.ts";
import { isPresentPassword, judgePassword, setPassword } from "../../passwords/passwords.ts";

/** Everyone may ask for a code to any number, so each source gets few (abuse case AC-09). */
export const passwordLimit = platformPart("the limit of codes for passwords", ({ counts }: Platform) =>
  counts.limit("codes-for-passwords", { tries: 20, within: hours(1) }),
);

type Asked = {
  readonly mobile: string;
  readonly language: Language;
  readonly source: string;
  /** The key of the browser that asks, which the code is bound to. */
  readonly flowKey: string;
};

/**
 * Sends a code for a new password to a member's verified number. Neither the answer nor its time
 * says whether there is such a member.
 * @param mobile the digits after +62
 * @returns failure TOO_MANY_REQUESTS with the seconds to wait, by source and by number
 */
export async function sendPasswordCode(
  platform: Platform,
  { mobile, language, source, flowKey }: Asked,
): Promise<Outcome<void>> {
  const wait = await passwordLimit.of(platform).take(source);
  if (wait > 0) return failure("TOO_MANY_REQUESTS", { seconds: wait });
  return promiseCode(platform, { mobile, language, flow: digestOfToken(flowKey) });
}

export type NewPassword = {
  readonly mobile: string;
  readonly code: string;
  readonly password: string;
  readonly again: string;
  /** The key of the browser; undefined for one that has asked for no code. */
  readonly flowKey: string | undefined;
};

const codeGone = new Error("the code was spent meanwhile");

/** What came of a code and a password. */
export type Renewal = "renewed" | "wrong code" | "same password";

/**
 * Creates a new password by a code; the code is spent with the change. The present one is no new
 * one: an objection locks a card until its password is another, and the person who was objected to
 * knows it. Only the browser that asked for a code takes tries of it, so nobody else keeps its
 * owner from a new password.
 * @returns failure PASSWORD_RULES, PASSWORD_COMMON, PASSWORDS_DIFFER, which cost no attempt at the
 * code, unless the password is a word of the owner; BUSY
 */
export async function renewPassword(
  platform: Platform,
  { mobile, code, password, again, flowKey }: NewPassword,
): Promise<Outcome<Renewal>> {
  const judged = judgePassword(password, again, { mobile });
  if (!judged.ok) return judged;
  const member = await selectMemberByMobile(platform, mobile);
  // The empty code is no member's; the code is looked up anyway, to take the same time.
  const flow = flowKey === undefined ? noFlow : digestOfToken(flowKey);
  const whose = { memberCode: member?.memberCode ?? "", purpose: "password", flow } as const;
  const requestId = await matchCode(platform, whose, code);
  if (!member || requestId === undefined) return success("wrong code");
  // Anyone who has no code must not learn from the answer what the number's owner is called.
  const ownJudged = judgePassword(password, again, member);
  if (!ownJudged.ok) return ownJudged;
  const present = await isPresentPassword(platform, member.memberCode, password);
  if (!present.ok) return present;
  if (present.value) return success("same password");
  const spend = async (): Promise<void> => {
    if (!(await spendCode(platform, whose, requestId))) throw codeGone;
  };
  try {
    const set = await setPassword(platform, member, password, spend);
    return set.ok ? success("renewed") : set;
  } catch (error) {
    if (error === codeGone) return success("wrong code");
    throw error;
  }
}
