/** How a member wants to hear from the shop: the channels of its messages, and news or none. */

import type { Platform } from "../../platform/platform.ts";
import { chosenReach, preferencesAtSignUp, type Reach } from "./domain/preferences.ts";
import { upsertPreferences } from "./storage/preferences.ts";
import { showPreferences } from "./use-cases/show-preferences.ts";

export { deletePreferences, selectWithdrawal } from "./storage/preferences.ts";
export { showPreferences } from "./use-cases/show-preferences.ts";

/**
 * The first preferences of a new member, in the transaction of the sign-up.
 * @param newsletter whether the newsletter box was ticked
 */
export async function beginPreferences(platform: Platform, memberCode: string, newsletter: boolean): Promise<void> {
  await upsertPreferences(platform, memberCode, preferencesAtSignUp(newsletter));
}

/** Where a message about an order of this member goes, of the addresses known for the order. */
export async function reachByChoice(platform: Platform, memberCode: string, known: Reach): Promise<Reach> {
  return chosenReach(await showPreferences(platform, memberCode), known);
}
