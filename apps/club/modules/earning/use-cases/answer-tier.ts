import type { ClubTierAnswer } from "@gelora/contracts/club-tier.ts";
import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { memberOfAccount } from "../../membership/membership.ts";
import { showTier } from "./show-tier.ts";

/** Returns to the shop only the tier of a member whom it asks for. */
export async function answerTier(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
): Promise<ClubTierAnswer | typeof notAllowed> {
  if (kind !== "member") return notAllowed;
  const memberCode = await memberOfAccount(platform, code);
  return { tierCode: memberCode ? (await showTier(platform, memberCode)).tier.code : null };
}
