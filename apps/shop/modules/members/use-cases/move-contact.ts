import { foldEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { MemberSession } from "../../../platform/session.ts";
import { endMemberSessions, isProven } from "../../identity/identity.ts";
import { writeAccountMail } from "../../messaging/messaging.ts";
import { flowOf, spendMobileToken, spendVerifiedEmail, takeProofOfMobile } from "../../verification/verification.ts";
import type { Member } from "../domain/member.ts";
import { selectMemberByVerifiedEmail, selectMemberByVerifiedMobile } from "../storage/members.ts";
import { dropEmailClaims, dropMobileClaims, updateMember } from "../storage/write-members.ts";
import { announceCardHolder } from "./announce-card-holder.ts";

/**
 * Email and mobile open the account, so changing them requires a fresh proof of identity and a
 * proof of the new address or number. It ends the member's other sessions and notifies the old
 * address. Both functions run in the caller's transaction, which locks the member's row.
 */
export async function moveEmail(
  context: RequestContext,
  session: MemberSession,
  member: Member,
  email: string,
): Promise<Outcome<Member>> {
  const { platform } = context;
  if (!(await isProven(platform, session))) return failure("PROOF_NEEDED");
  // First: only the owner of an address learns whether it has an account. A refusal gives the
  // proof back.
  if (!(await spendVerifiedEmail(platform, flowOf(context), email))) return failure("EMAIL_NOT_VERIFIED");
  const holder = await selectMemberByVerifiedEmail(platform, foldEmail(email));
  if (holder?.status === "active" && holder.memberCode !== member.memberCode) return failure("EMAIL_TAKEN");
  await dropEmailClaims(platform, foldEmail(email), member.memberCode);
  const after = { ...member, email, emailVerified: true };
  return store(context, session, { before: member, after, kind: "emailChanged" });
}

/**
 * @param change the new number without the +62 prefix, and the token of its code, or "" for a
 * client that sends only the number, as the specification's does [ACC-13]
 */
export async function moveMobile(
  context: RequestContext,
  session: MemberSession,
  member: Member,
  change: { readonly mobile: string; readonly token: string },
): Promise<Outcome<Member>> {
  const { platform } = context;
  if (!(await isProven(platform, session))) return failure("PROOF_NEEDED");
  if (!(await provesMobile(context, change))) return failure("MOBILE_NOT_VERIFIED");
  const holder = await selectMemberByVerifiedMobile(platform, change.mobile);
  if (holder?.status === "active" && holder.memberCode !== member.memberCode) return failure("MOBILE_TAKEN");
  await dropMobileClaims(platform, change.mobile, member.memberCode);
  const after = { ...member, ...whatsappMovedWith(member, change.mobile), mobile: change.mobile, mobileVerified: true };
  return store(context, session, { before: member, after, kind: "mobileChanged" });
}

/**
 * Anyone who gets the former number next must not read messages that were sent to it as WhatsApp.
 */
function whatsappMovedWith({ whatsapp, mobile }: Member, to: string): Pick<Member, "whatsapp"> {
  const isSame = whatsapp !== undefined && mobile !== undefined && mobileDigitsOf(whatsapp) === mobile;
  return isSame ? { whatsapp: whatsapp.replace(mobile, to) } : {};
}

async function provesMobile(
  context: RequestContext,
  { mobile, token }: { readonly mobile: string; readonly token: string },
): Promise<boolean> {
  const flow = flowOf(context);
  if (token === "") return takeProofOfMobile(context.platform, flow, mobile);
  const proven = await spendMobileToken(context.platform, flow, token);
  return proven.ok && proven.value === mobile;
}

type Move = {
  readonly before: Member;
  readonly after: Member;
  readonly kind: "emailChanged" | "mobileChanged";
};

async function store(
  { platform, language }: RequestContext,
  session: MemberSession,
  { before, after, kind }: Move,
): Promise<Outcome<Member>> {
  await updateMember(platform, after);
  if (after.loyaltyMemberId !== undefined) await announceCardHolder(platform, after.memberCode);
  await endMemberSessions(platform, after.memberCode, { exceptSessionId: session.sessionId });
  // An unverified address is not notified: it may be someone else's.
  if (before.email && before.emailVerified)
    await writeAccountMail(platform, { kind, to: before.email, language, firstName: after.firstName });
  return success(after);
}
