import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { changedPreferences, type PreferenceFlags } from "../domain/preferences.ts";
import { upsertPreferences } from "../storage/preferences.ts";
import { showPreferences } from "./show-preferences.ts";

/**
 * Sets a member's own preferences [NWS-19]. It locks nothing: the flags come all together from one form, and of two forms the later counts.
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
