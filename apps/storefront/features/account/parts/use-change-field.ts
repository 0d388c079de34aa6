import { refreshAccountInfo } from "../../../platform/account-info.ts";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { showToast } from "../../../platform/toasts.ts";
import { useWords } from "../../../platform/use-words.ts";
import { changeProfile } from "../data/change-profile.ts";
import type { ProfileChange, ProfileField } from "../model/profile-field.ts";
import type { Proof } from "./use-proof.tsx";

/** Changes one field, after a proof where the shop asks for one, and says so [ACC-13, ACC-14]. @returns what stood in the way, if anything did */
export type ChangeField = (field: ProfileField, change: ProfileChange) => Promise<CallFailure | undefined>;

/** @param onChanged shows the account as it is now */
export function useChangeField(withProof: Proof["withProof"], onChanged: () => Promise<void>): ChangeField {
  const words = useWords("account");
  return async (field, change) => {
    const failure = await withProof(() => changeProfile(change));
    if (failure) return failure;
    // The header, too, knows the person's name.
    await Promise.all([onChanged(), refreshAccountInfo()]);
    showToast(words("updated", { field: words(field) }));
    return undefined;
  };
}
