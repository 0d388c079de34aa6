import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notAllowed } from "../../../platform/service-door.ts";
import { selectMemberByMobile } from "../storage/members.ts";

/**
 * Whether a mobile number belongs to a member, of any status. The shop asks for shoppers who
 * register with it [REG-10, Q11].
 */
export async function isMember(
  platform: Platform,
  principal: AssertedPrincipal,
  mobile: string,
): Promise<boolean | typeof notAllowed> {
  if (principal.kind === "staff" || principal.kind === "program") return notAllowed;
  return (await selectMemberByMobile(platform, mobile)) !== undefined;
}
