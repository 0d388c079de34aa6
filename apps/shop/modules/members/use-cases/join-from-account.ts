import { foldEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { flowOf, spendMobileToken, spendVerifiedEmail } from "../../verification/verification.ts";
import type { Member } from "../domain/member.ts";
import { readPerson, type SignUpForm, type SignUpPerson } from "../domain/sign-up-form.ts";
import { isJoinedWith } from "../storage/club-joinings.ts";
import { lockMember, selectMemberByVerifiedMobile } from "../storage/members.ts";
import { beginJoining, type ClubWishes, type NewJoining } from "./ask-to-join.ts";
import { proveSignUp } from "./prove-sign-up.ts";

type Joined = { readonly memberCode: string; readonly token: undefined };

/**
 * A member of the shop joins the club; the account itself does not change. The password is the
 * card's. Sent twice, the form counts once.
 * @returns failure ACCOUNT_NEEDED when the account that the form names is not signed in;
 * REGISTRATION_TOKEN_EXPIRED, MOBILE_TAKEN for a number of another account, EMAIL_NOT_VERIFIED, and
 * those of the form
 */
export async function joinFromAccount(
  context: RequestContext,
  form: SignUpForm & { readonly memberCode: string | undefined },
  wishes: ClubWishes,
): Promise<Outcome<Joined>> {
  const { platform, session } = context;
  if (session?.kind !== "member" || (form.memberCode ?? session.accountCode) !== session.accountCode)
    return failure("ACCOUNT_NEEDED");
  const { accountCode } = session;
  const flow = flowOf(context);
  const person = readPerson(form, platform.clock.now());
  if (!person.ok) return person;
  const proof = await proveSignUp(platform, flow, form, person.value);
  // The token of a form that counted already opens nothing, also when that happened a moment ago.
  if (!proof.ok) return (await isJoinedWith(platform, accountCode, form.mobileToken)) ? joined(accountCode) : proof;
  return join(
    context,
    { flow, accountCode, person: person.value },
    { ...wishes, ...proof.value, token: form.mobileToken },
  );
}

function joined(memberCode: string): Outcome<Joined> {
  return success({ memberCode, token: undefined });
}

/** Holds the member's row: of two forms sent at once the second finds the first one's joining. */
function join(
  { platform }: RequestContext,
  { flow, accountCode, person }: { readonly flow: string; readonly accountCode: string; readonly person: SignUpPerson },
  joining: Omit<NewJoining, "member" | "email">,
): Promise<Outcome<Joined>> {
  return decide(platform.database, async () => {
    const member = await lockMember(platform, accountCode);
    if (member?.status !== "active") return failure("ACCOUNT_NEEDED");
    if (await isJoinedWith(platform, accountCode, joining.token)) return joined(accountCode);
    const spent = await spendMobileToken(platform, flow, joining.token);
    if (!spent.ok) return spent;
    const holder = await selectMemberByVerifiedMobile(platform, joining.mobile);
    if (holder?.status === "active" && holder.memberCode !== accountCode) return failure("MOBILE_TAKEN");
    const email = await proveEmail(platform, flow, member, person.email);
    if (!email.ok) return email;
    const { firstName, lastName } = person;
    await beginJoining(platform, { ...joining, member: { ...member, firstName, lastName }, email: person.email });
    return joined(accountCode);
  });
}

/** The address of the account, or one that was verified for the form. */
async function proveEmail(platform: Platform, flow: string, member: Member, email: string): Promise<Outcome<void>> {
  const isOwn = member.emailVerified && member.email !== undefined && foldEmail(member.email) === foldEmail(email);
  if (isOwn || (await spendVerifiedEmail(platform, flow, email))) return success(undefined);
  return failure("EMAIL_NOT_VERIFIED");
}
