import type { Language } from "@gelora/locale/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endMemberSessions } from "../../identity/identity.ts";
import type { Member } from "../../members/members.ts";
import { writeAccountMail } from "../../messaging/messaging.ts";
import { type PasswordHash, storePassword } from "../../passwords/passwords.ts";
import { forgetDevices } from "../storage/known-devices.ts";
import { forgetTries } from "../storage/password-tries.ts";
import { deleteResetLinks } from "../storage/reset-links.ts";
import { insiderSubject, memberSubject } from "./try-subjects.ts";

/**
 * What a new password brings with it, in the caller's transaction: links and sessions of before end (AC-15), wrong tries are forgiven, and the member is told by mail. The
 * password's row is held from here on, so that a sign-in at the same time comes before, and is ended, or after, with the new password alone.
 */
export async function replacePassword(
  platform: Platform,
  change: {
    readonly member: Member;
    readonly hash: PasswordHash;
    readonly language: Language;
    /** The session that stays: the one that changed the password. */
    readonly exceptSessionId?: string;
  },
): Promise<void> {
  const { member, hash, language, exceptSessionId } = change;
  const { memberCode, email, emailVerified, firstName } = member;
  await storePassword(platform, memberCode, hash);
  await deleteResetLinks(platform, memberCode);
  await endMemberSessions(platform, memberCode, exceptSessionId === undefined ? {} : { exceptSessionId });
  await forgetDevices(platform, memberCode);
  await forgetTries(platform, [memberSubject(memberCode), insiderSubject(memberCode)]);
  if (email && emailVerified)
    await writeAccountMail(platform, { kind: "passwordChanged", to: email, language, firstName });
}
