import { foldEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { hashPassword, judgePassword } from "../../passwords/passwords.ts";
import { flowOf, openMobileToken, spendMobileToken, spendVerifiedEmail } from "../../verification/verification.ts";
import type { Member } from "../domain/member.ts";
import { readPerson, type SignUpForm, type SignUpPerson } from "../domain/sign-up-form.ts";
import { isJoinedWith } from "../storage/club-joinings.ts";
import { lockMember, selectMemberByVerifiedMobile } from "../storage/members.ts";
import { beginJoining, type ClubWishes, type NewJoining } from "./ask-to-join.ts";
import { signUpLimit } from "./sign-up.ts";

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
  if (await isJoinedWith(platform, accountCode, form.mobileToken)) return joined(accountCode);
  const mobile = await openMobileToken(platform, flow, form.mobileToken);
  if (mobile === undefined) return failure("REGISTRATION_TOKEN_EXPIRED");
  if (form.mobile && mobileDigitsOf(form.mobile) !== mobile) return failure("MOBILE_INVALID");
  const password = judgePassword(form.password, form.rePassword, { ...person.value, mobile });
  if (!password.ok) return password;
  const seconds = await signUpLimit.of(platform).take(flow);
  if (seconds > 0) return failure("TOO_MANY_REQUESTS", { seconds });
  const hash = await hashPassword(password.value);
  if (!hash.ok) return hash;
  return join(
    context,
    { flow, accountCode, person: person.value },
    { ...wishes, mobile, hash: hash.value, token: form.mobileToken },
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
