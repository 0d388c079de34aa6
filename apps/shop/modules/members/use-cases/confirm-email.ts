import { foldEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import { takeEmailLink } from "../storage/email-links.ts";
import { lockMember, selectMemberByVerifiedEmail } from "../storage/members.ts";
import { dropEmailClaims, heldByAnother, updateMember } from "../storage/write-members.ts";

/**
 * Records that an inactive member has read the mail with their link. Locks the member's row. A link
 * works once, and only for the address it was sent to.
 * @returns failure LINK_EXPIRED, also when an active member has verified the address in the
 * meantime
 */
export async function confirmEmail(platform: Platform, token: string): Promise<Outcome<void>> {
  try {
    return await decide(platform.database, async () => {
      const link = await takeEmailLink(platform, token);
      const member = link && (await lockMember(platform, link.memberCode));
      if (!member?.email || foldEmail(member.email) !== link?.folded) return failure("LINK_EXPIRED");
      if (member.emailVerified) return success(undefined);
      const holder = await selectMemberByVerifiedEmail(platform, link.folded);
      if (holder?.status === "active") return failure("LINK_EXPIRED");
      await dropEmailClaims(platform, link.folded, member.memberCode);
      await updateMember(platform, { ...member, emailVerified: true });
      return success(undefined);
    });
  } catch (error) {
    if (heldByAnother(error) === undefined) throw error;
    return failure("LINK_EXPIRED");
  }
}
