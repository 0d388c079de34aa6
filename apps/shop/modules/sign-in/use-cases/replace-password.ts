import type { Language } from "@gelora/locale/language.ts";
import { forgetDevices } from "@gelora/service-kit/known-devices.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endMemberSessions } from "../../identity/identity.ts";
import type { Member } from "../../members/members.ts";
import { writeAccountMail } from "../../messaging/messaging.ts";
import { type PasswordHash, storePassword } from "../../passwords/passwords.ts";
import { forgetTries } from "../storage/password-tries.ts";
import { deleteResetLinks } from "../storage/reset-links.ts";
import { insiderSubject, memberSubject } from "./try-subjects.ts";

/**
 * The consequences of a new password, in the caller's transaction: earlier links and sessions end
 * (AC-15), failures are cleared, and the member is notified by mail. The password's row is locked
 * from here on, so a concurrent sign-in either comes before and is ended, or comes after and needs
 * the new password.
 */
export async function replacePassword(
  platform: Platform,
  change: {
    readonly member: Member;
    readonly hash: PasswordHash;
    readonly language: Language;
    /** The session to keep: the one that changed the password. */
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
