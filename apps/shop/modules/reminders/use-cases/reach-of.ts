import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../../members/members.ts";
import { reachByChoice } from "../../preferences/preferences.ts";

/** A member's verified contacts, as their preferences say. */
export async function reachOf(platform: Platform, member: Member) {
  return reachByChoice(platform, member.memberCode, {
    email: member.emailVerified ? member.email : undefined,
    mobile: member.mobileVerified && member.mobile ? `+62${member.mobile}` : undefined,
  });
}
