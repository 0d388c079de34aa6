import type { ClubLookupAnswer } from "@gelora/contracts/club-lookup.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { linkOfMember } from "../storage/account-links.ts";
import { selectMemberByMobile } from "../storage/members.ts";

/**
 * Whether a mobile number belongs to a member, of any status. The shop asks for shoppers who
 * register with it [REG-10, Q11]. A member, whose number it is by the shop's word, also learns
 * whether their card is linked to another account [SOC-09].
 */
export async function isMember(
  platform: Platform,
  principal: AssertedPrincipal,
  mobile: string,
): Promise<ClubLookupAnswer | typeof notAllowed> {
  if (principal.kind === "staff" || principal.kind === "program") return notAllowed;
  const member = await selectMemberByMobile(platform, mobile);
  const answer = { isMember: member !== undefined };
  if (principal.kind !== "member") return answer;
  const link = member && (await linkOfMember(platform, member.memberCode));
  return { ...answer, isLinkedElsewhere: link !== undefined && link.accountCode !== principal.code };
}
