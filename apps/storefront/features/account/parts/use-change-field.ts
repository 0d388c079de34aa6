import { showToast } from "../../../platform/browser/toasts.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { refreshAccountInfo } from "../../../platform/session/account-info.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { changeProfile } from "../data/change-profile.ts";
import type { ProfileChange, ProfileField } from "../model/profile-field.ts";
import type { Proof } from "./use-proof.tsx";

/**
 * Changes one field, after a proof of identity if the shop requires one, and confirms it [ACC-13,
 * ACC-14]. @returns what failed, if anything did
 */
export type ChangeField = (field: ProfileField, change: ProfileChange) => Promise<CallFailure | undefined>;

/** @param onChanged refreshes the account */
export function useChangeField(withProof: Proof["withProof"], onChanged: () => Promise<void>): ChangeField {
  const words = useWords("account");
  return async (field, change) => {
    const failure = await withProof(() => changeProfile(change), "change");
    if (failure) return failure;
    // The header shows the name, too.
    await Promise.all([onChanged(), refreshAccountInfo()]);
    showToast(words("updated", { field: words(field) }));
    return undefined;
  };
}
