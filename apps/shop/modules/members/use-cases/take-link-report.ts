import { type ClubLinkReport, clubLinksProgram } from "@gelora/contracts/club-links.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { upsertClubLink } from "../storage/club-links.ts";

/**
 * Learns from the club, which decides it, what an account is linked to. Late and repeated reports
 * change nothing.
 */
export async function takeLinkReport(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  report: ClubLinkReport,
): Promise<{ readonly taken: boolean } | typeof notAllowed> {
  if (kind !== "program" || code !== clubLinksProgram) return notAllowed;
  return { taken: await upsertClubLink(platform, report) };
}
