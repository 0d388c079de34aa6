import { foldEmail } from "@gelora/locale/email.ts";
import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import { writeAccountMail } from "../../messaging/messaging.ts";
import { type PasswordHash, storePassword } from "../../passwords/passwords.ts";
import { beginPreferences } from "../../preferences/preferences.ts";
import { spendMobileToken, spendVerifiedEmail } from "../../verification/verification.ts";
import type { Member, PendingIdentity } from "../domain/member.ts";
import type { SignUpForm, SignUpPerson } from "../domain/sign-up-form.ts";
import { deleteIdentities } from "../storage/identities.ts";
import { lockMemberByVerifiedMobile, selectMemberByVerifiedEmail } from "../storage/members.ts";
import { takePendingIdentity } from "../storage/pending-identities.ts";
import { dropEmailClaims, dropMobileClaims, insertMember, updateMember } from "../storage/write-members.ts";
import { announceRegistered } from "./announce-registered.ts";
import { linkIdentity } from "./link-identity.ts";

/** A validated form, with the password hashed. */
export type SignUp = {
  readonly flow: string;
  readonly form: SignUpForm;
  readonly person: SignUpPerson;
  readonly hash: PasswordHash;
  readonly language: Language;
};

/**
 * Uses the proofs and writes the member, in the caller's transaction, which a failure rolls back.
 * Locks the inactive record, when there is one.
 * @returns the member code
 */
export async function becomeMember(platform: Platform, signUp: SignUp): Promise<Outcome<string>> {
  const { flow, form, person, hash, language } = signUp;
  const mobile = await spendMobileToken(platform, flow, form.mobileToken);
  if (!mobile.ok) return mobile;
  const record = await lockMemberByVerifiedMobile(platform, mobile.value);
  if (record?.status === "active") return failure("MOBILE_TAKEN");
  // A record belongs to the owner of its number: another's code is refused.
  if (form.recordCode && form.recordCode !== record?.memberCode) return failure("MEMBER_NOT_FOUND");
  const pending = form.ticket ? await takePendingIdentity(platform, flow, form.ticket) : undefined;
  if (form.ticket && !pending) return failure("REGISTRATION_TOKEN_EXPIRED");
  const email = await proveEmail(platform, signUp, record, pending);
  if (!email.ok) return email;
  const member: Member = {
    ...record,
    ...person,
    memberCode: record?.memberCode ?? `M${uuidv7()}`,
    status: "active",
    emailVerified: true,
    mobile: mobile.value,
    mobileVerified: true,
    language,
  };
  await writeMember(platform, member, record);
  await announceRegistered(platform, member.memberCode);
  await storePassword(platform, member.memberCode, hash);
  await beginPreferences(platform, member.memberCode, form.newsletter);
  await writeAccountMail(platform, { kind: "welcome", to: person.email, language, firstName: person.firstName });
  if (!pending) return success(member.memberCode);
  const linked = await linkIdentity(platform, member.memberCode, pending);
  return linked.ok ? success(member.memberCode) : linked;
}

/** An address counts as proven in this flow, by a third party, or by the member's record. */
async function proveEmail(
  platform: Platform,
  { flow, person }: SignUp,
  record: Member | undefined,
  pending: PendingIdentity | undefined,
): Promise<Outcome<void>> {
  const folded = foldEmail(person.email);
  const isSame = (email: string | undefined) => email !== undefined && foldEmail(email) === folded;
  const shown = await spendVerifiedEmail(platform, flow, person.email);
  const vouched = pending?.emailVerified === true && isSame(pending.email);
  const recorded = record?.emailVerified === true && isSame(record.email);
  if (!shown && !vouched && !recorded) return failure("EMAIL_NOT_VERIFIED");
  const holder = await selectMemberByVerifiedEmail(platform, folded);
  return holder?.status === "active" ? failure("EMAIL_TAKEN") : success(undefined);
}

/**
 * Nothing set up before the owner came stays in force: neither others' claims nor identities linked
 * to the record (AC-16).
 */
async function writeMember(platform: Platform, member: Member, record: Member | undefined): Promise<void> {
  const { memberCode, email = "", mobile = "" } = member;
  await dropEmailClaims(platform, foldEmail(email), memberCode);
  await dropMobileClaims(platform, mobile, memberCode);
  if (!record) return insertMember(platform, member);
  await deleteIdentities(platform, memberCode);
  await updateMember(platform, member);
}
