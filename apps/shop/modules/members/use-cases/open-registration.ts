import type { ClubCard } from "@gelora/contracts/club-joining.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findClubCard } from "../../club-link/club-joining.ts";
import { hasPassword } from "../../passwords/passwords.ts";
import { flowOf, openMobileToken } from "../../verification/verification.ts";
import type { Member } from "../domain/member.ts";
import { findMember, selectMemberByVerifiedMobile } from "../storage/members.ts";

/** What the sign-up form starts from: a verified number, and its inactive record, if any. */
export type Registration = {
  readonly mobile: string;
  /** The inactive member of the number, or the member who is signed in. */
  readonly record?: Member;
  /** Whether the record is the caller's own account. */
  readonly isOwn: boolean;
  /** The club's card with the number. */
  readonly card: ClubCard | undefined;
  readonly hasPassword: boolean;
};

/**
 * What a registration token stands for [REG-29, REG-34, Q12]. Only a caller who has verified the
 * number sees the record.
 * @returns failure REGISTRATION_TOKEN_EXPIRED, MOBILE_TAKEN
 */
export async function openRegistration(context: RequestContext, token: string): Promise<Outcome<Registration>> {
  const { platform, session } = context;
  const mobile = await openMobileToken(platform, flowOf(context), token);
  if (mobile === undefined) return failure("REGISTRATION_TOKEN_EXPIRED");
  const holder = await selectMemberByVerifiedMobile(platform, mobile);
  const own = session?.kind === "member" ? await findMember(platform, session.accountCode) : undefined;
  if (holder?.status === "active" && holder.memberCode !== own?.memberCode) return failure("MOBILE_TAKEN");
  const record = own ?? holder;
  const known = { mobile, isOwn: own !== undefined, card: await findClubCard(platform, mobile) };
  if (!record) return success({ ...known, hasPassword: false });
  return success({ ...known, record, hasPassword: await hasPassword(platform, record.memberCode) });
}
