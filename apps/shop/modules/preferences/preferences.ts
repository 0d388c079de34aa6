/** By which ways a member wants to hear from the shop. */

import type { Platform } from "../../platform/platform.ts";
import { preferencesAtSignUp } from "./domain/preferences.ts";
import { upsertPreferences } from "./storage/preferences.ts";

/** The first preferences of somebody who signs up, in the transaction that makes them a member. @param newsletter whether the box for news was ticked */
export async function beginPreferences(platform: Platform, memberCode: string, newsletter: boolean): Promise<void> {
  await upsertPreferences(platform, memberCode, preferencesAtSignUp(newsletter));
}
