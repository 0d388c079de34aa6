import { type ClubLinkReport, clubLinksProgram } from "@gelora/contracts/club-links.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { writeAccountMail } from "../../messaging/messaging.ts";
import { upsertClubLink } from "../storage/club-links.ts";
import { findMember } from "../storage/members.ts";

/**
 * Learns from the club, which decides it, what an account is linked to. Late and repeated reports
 * change nothing. The owner of an account whose card was moved away is notified, once.
 */
export async function takeLinkReport(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  report: ClubLinkReport,
): Promise<{ readonly taken: boolean } | typeof notAllowed> {
  if (kind !== "program" || code !== clubLinksProgram) return notAllowed;
  return platform.database.transaction(async () => {
    const taken = await upsertClubLink(platform, report);
    if (taken && report.isMovedAway) await notifyFormerOwner(platform, report.accountCode);
    return { taken };
  });
}

/** An unverified address is not notified: it may be somebody else's. */
async function notifyFormerOwner(platform: Platform, accountCode: string): Promise<void> {
  const member = await findMember(platform, accountCode);
  if (!member?.email || !member.emailVerified) return;
  const { email: to, language, firstName } = member;
  await writeAccountMail(platform, { kind: "clubCardMoved", to, language, firstName });
}
