import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMember } from "../../members/members.ts";
import { writeAccountMail } from "../../messaging/messaging.ts";
import { deleteErasure } from "../storage/erasures.ts";

/**
 * The account stays, and its owner is notified by mail, as they were of the asking. Waits for an
 * erasure that is being done, and after it says that the account is gone.
 * @param language of the mail
 * @returns failure MEMBER_NOT_FOUND
 */
export async function withdrawErasure(
  platform: Platform,
  memberCode: string,
  language: Language,
): Promise<Outcome<void>> {
  return platform.database.transaction(async () => {
    const wasAsked = await deleteErasure(platform, memberCode);
    const member = await findMember(platform, memberCode);
    if (member?.status !== "active") return failure("MEMBER_NOT_FOUND");
    const { email: to, firstName } = member;
    if (wasAsked && to) await writeAccountMail(platform, { kind: "erasureWithdrawn", to, language, firstName });
    return success(undefined);
  });
}
