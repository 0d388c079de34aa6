import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { changedPreferences, type PreferenceFlags } from "../domain/preferences.ts";
import { upsertPreferences } from "../storage/preferences.ts";
import { showPreferences } from "./show-preferences.ts";

/**
 * Sets a member's own preferences [NWS-19]. Takes no lock: a form sends all flags, and the later of
 * two forms wins.
 */
export async function changePreferences(
  platform: Platform,
  memberCode: string,
  input: PreferenceFlags & { readonly userCode: string },
): Promise<Outcome<void>> {
  if (input.userCode !== memberCode) return failure("MEMBER_NOT_FOUND");
  return platform.database.transaction(async () => {
    const changed = changedPreferences(await showPreferences(platform, memberCode), input);
    if (!changed.ok) return changed;
    await upsertPreferences(platform, memberCode, changed.value);
    return success(undefined);
  });
}
