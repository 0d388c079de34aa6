import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hasPassword } from "../../passwords/passwords.ts";
import { openMobileToken } from "../../verification/verification.ts";
import type { Member } from "../domain/member.ts";
import { selectMemberByVerifiedMobile } from "../storage/members.ts";

/** What the sign-up form starts from: a verified number, and its inactive record, if any. */
export type Registration = {
  readonly mobile: string;
  readonly record?: Member;
  readonly hasPassword: boolean;
};

/**
 * What a registration token stands for [REG-29, REG-34, Q12]. Only a caller who has verified the
 * number sees the record.
 * @returns failure REGISTRATION_TOKEN_EXPIRED, MOBILE_TAKEN
 */
export async function openRegistration(
  platform: Platform,
  flow: string,
  token: string,
): Promise<Outcome<Registration>> {
  const mobile = await openMobileToken(platform, flow, token);
  if (mobile === undefined) return failure("REGISTRATION_TOKEN_EXPIRED");
  const record = await selectMemberByVerifiedMobile(platform, mobile);
  if (record?.status === "active") return failure("MOBILE_TAKEN");
  if (!record) return success({ mobile, hasPassword: false });
  return success({ mobile, record, hasPassword: await hasPassword(platform, record.memberCode) });
}
