import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { days } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { MemberSession } from "../../../platform/session.ts";
import { isProven } from "../../identity/identity.ts";
import { findMember } from "../../members/members.ts";
import { writeAccountMail } from "../../messaging/messaging.ts";
import { insertErasure } from "../storage/erasures.ts";

const grace = days(14);

/**
 * Begins the time after which a member's account is erased. They are notified by mail, since it may
 * have been someone else at an unattended browser.
 * @param language of the mail, as of the page that was pressed on
 * @returns failure PROOF_NEEDED without a fresh proof of identity
 */
export async function askErasure(
  platform: Platform,
  session: MemberSession,
  language: Language,
): Promise<Outcome<void>> {
  if (!(await isProven(platform, session))) return failure("PROOF_NEEDED");
  await platform.database.transaction(async () => {
    const dueAt = await insertErasure(platform, session.accountCode, grace);
    if (!dueAt) return;
    const member = await findMember(platform, session.accountCode);
    if (!member?.email) return;
    const { email: to, firstName } = member;
    await writeAccountMail(platform, { kind: "erasureAsked", to, language, firstName, dueAt });
  });
  return success(undefined);
}
