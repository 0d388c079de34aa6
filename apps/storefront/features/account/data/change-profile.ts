import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import type { ProfileChange } from "../model/profile-field.ts";
import { updateProfileCustomDocument, updateProfileDocument } from "./account-documents.ts";

/**
 * Sends one changed field; the WhatsApp id goes by the Custom call [ACC-13, Q83]. @returns what
 * failed, if anything did
 */
export async function changeProfile(change: ProfileChange): Promise<CallFailure | undefined> {
  const input = { input: change };
  const result =
    "whatsApp" in change
      ? await callShopForItem(updateProfileCustomDocument, input, (answer) => answer.updateMemberProfileCustom)
      : await callShopForItem(updateProfileDocument, input, (answer) => answer.updateMemberProfile);
  return result.ok ? undefined : result.failure;
}
