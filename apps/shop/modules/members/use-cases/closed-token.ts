import { failure, type Refused } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { spentMobile } from "../../verification/verification.ts";
import { selectMemberByVerifiedMobile } from "../storage/members.ts";

/**
 * Why a registration token opens nothing: it made an account already, when a form was sent twice,
 * or it is too old, or not of this flow.
 * @returns failure MOBILE_TAKEN or REGISTRATION_TOKEN_EXPIRED
 */
export async function closedToken(platform: Platform, flow: string, token: string): Promise<Refused> {
  const mobile = await spentMobile(platform, flow, token);
  const member = mobile === undefined ? undefined : await selectMemberByVerifiedMobile(platform, mobile);
  return failure(member?.status === "active" ? "MOBILE_TAKEN" : "REGISTRATION_TOKEN_EXPIRED");
}
