import { type ClubCard, clubJoiningProgram } from "@gelora/contracts/club-joining.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { showTier } from "../../earning/earning.ts";
import { selectMemberByMobile } from "../../membership/membership.ts";

/**
 * The card with a number that the shop has just verified [REG-34, CLB-08]. It carries no names: the
 * number may have had another owner.
 */
export async function showCard(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  mobile: string,
): Promise<{ readonly card: ClubCard | null } | typeof notAllowed> {
  if (kind !== "program" || code !== clubJoiningProgram) return notAllowed;
  const member = await selectMemberByMobile(platform, mobile);
  if (!member) return { card: null };
  const { memberCode, dataConsent } = member;
  const { tier } = await showTier(platform, memberCode);
  return { card: { memberCode, tierCode: tier.code, hasDataConsent: dataConsent } };
}
