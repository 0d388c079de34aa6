import type { Platform } from "../../../platform/platform.ts";
import { firstPreferences, type Preferences } from "../domain/preferences.ts";
import { selectPreferences } from "../storage/preferences.ts";

/** A member's preferences, or the defaults when none are stored. */
export async function showPreferences(platform: Platform, memberCode: string): Promise<Preferences> {
  return (await selectPreferences(platform, memberCode)) ?? firstPreferences;
}
