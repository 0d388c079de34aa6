import { type ClubLinkReport, clubLinksProgram } from "@gelora/contracts/club-links.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { writeAccountMail } from "../../messaging/messaging.ts";
import { upsertClubLink } from "../storage/club-links.ts";
import { findMember } from "../storage/members.ts";
import { announceCardHolder } from "./announce-card-holder.ts";

/**
 * Learns from the club, which decides it, what an account is linked to. Late and repeated reports
 * change nothing. The owner of an account whose card was moved away, or came back by an objection,
 * is notified, once.
 */
export async function takeLinkReport(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  report: ClubLinkReport,
): Promise<{ readonly taken: boolean } | typeof notAllowed> {
  if (kind !== "program" || code !== clubLinksProgram) return notAllowed;
  return platform.database.transaction(async () => {
    const taken = await upsertClubLink(platform, report);
    if (taken && report.memberCode !== null) await announceCardHolder(platform, report.accountCode);
    if (taken && report.isMovedAway) await notifyHolder(platform, report.accountCode, "clubCardMoved");
    if (taken && report.isRestored) await notifyHolder(platform, report.accountCode, "clubCardReturned");
    return { taken };
  });
}

/** An unverified address is not notified: it may be someone else's. */
async function notifyHolder(
  platform: Platform,
  accountCode: string,
  kind: "clubCardMoved" | "clubCardReturned",
): Promise<void> {
  const member = await findMember(platform, accountCode);
  if (!member?.email || !member.emailVerified) return;
  const { email: to, language, firstName } = member;
  await writeAccountMail(platform, { kind, to, language, firstName });
}
