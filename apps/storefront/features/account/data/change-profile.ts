import type { CallResult } from "../../../platform/gateway-call.ts";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { callShop } from "../../../platform/shop-client.ts";
import type { ProfileChange } from "../model/profile-field.ts";
import { updateProfileCustomDocument, updateProfileDocument } from "./account-documents.ts";

type Answer = {
  readonly success: boolean;
  readonly code?: string | null | undefined;
  readonly message?: string | null | undefined;
};

/** Sends one changed field, the WhatsApp id by the Custom call [ACC-13, Q83]. @returns what stood in the way, if anything did */
export async function changeProfile(change: ProfileChange): Promise<CallFailure | undefined> {
  const input = { input: change };
  return "whatsApp" in change
    ? refusalOf(await callShop(updateProfileCustomDocument, input), (answer) => answer.updateMemberProfileCustom)
    : refusalOf(await callShop(updateProfileDocument, input), (answer) => answer.updateMemberProfile);
}

function refusalOf<Result>(result: CallResult<Result>, part: (value: Result) => Answer): CallFailure | undefined {
  if (!result.ok) return result.failure;
  const { success, code, message } = part(result.value);
  return success ? undefined : { kind: "refused", code: code ?? "", message: message ?? "" };
}
