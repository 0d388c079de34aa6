import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
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
