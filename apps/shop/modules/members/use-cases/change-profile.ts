import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { MemberSession } from "../../../platform/session.ts";
import type { Member } from "../domain/member.ts";
import { type ProfileChange, readProfileChange, type TypedProfileChange } from "../domain/profile-change.ts";
import { lockMember } from "../storage/members.ts";
import { heldByAnother, updateMember } from "../storage/write-members.ts";
import { moveEmail, moveMobile } from "./move-contact.ts";

/**
 * Changes one field of the member's own profile [ACC-12, ACC-13]. Email and mobile, which sign them
 * in, need more: see `move-contact.ts`.
 *
 * Locks the member's row, so concurrent changes both take effect.
 * @returns the member as they are now
 */
export async function changeProfile(
  context: RequestContext,
  session: MemberSession,
  typed: TypedProfileChange,
): Promise<Outcome<Member>> {
  const { platform } = context;
  const change = readProfileChange(typed, platform.clock.now());
  if (!change.ok) return change;
  try {
    return await decide(platform.database, async () => {
      const member = await lockMember(platform, session.accountCode);
      if (member?.status !== "active") return failure("MEMBER_NOT_FOUND");
      return applyChange(context, session, member, change.value);
    });
  } catch (error) {
    const held = heldByAnother(error);
    if (held === undefined) throw error;
    return failure(held === "email" ? "EMAIL_TAKEN" : "MOBILE_TAKEN");
  }
}

async function applyChange(
  context: RequestContext,
  session: MemberSession,
  member: Member,
  change: ProfileChange,
): Promise<Outcome<Member>> {
  if ("email" in change) return moveEmail(context, session, member, change.email);
  if ("mobile" in change) return moveMobile(context, session, member, change);
  const changed = { ...member, ...change };
  await updateMember(context.platform, changed);
  return success(changed);
}
