import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { knownCampaigns, phaseOf } from "../../flash-sales/flash-sales.ts";
import { insertFlashReminder } from "../storage/flash-reminder-rows.ts";

/**
 * Notes that a member wants to be notified before a flash sale begins. Asking again changes
 * nothing.
 * @returns failure REMINDER_TOO_LATE for one that has begun or does not exist
 */
export async function askForFlashReminder(
  platform: Platform,
  memberCode: string,
  campaignCode: string,
  language: Language,
): Promise<Outcome<void>> {
  const campaign = knownCampaigns(platform).find(({ code }) => code === campaignCode);
  if (!campaign || phaseOf(campaign, platform.clock.now()) !== "COMING") return failure("REMINDER_TOO_LATE");
  await insertFlashReminder(platform, { campaignCode, memberCode, language });
  return success(undefined);
}
