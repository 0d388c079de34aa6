import type { Platform } from "../../../platform/platform.ts";
import { firstPreferences, type Preferences } from "../domain/preferences.ts";
import { selectPreferences } from "../storage/preferences.ts";

/** The preferences of a member; those of one who has chosen nothing yet when there are none. */
export async function showPreferences(platform: Platform, memberCode: string): Promise<Preferences> {
  return (await selectPreferences(platform, memberCode)) ?? firstPreferences;
}
