import { refusalMessage } from "@gelora/outcomes/refusal-message.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { UpdateMemberProfileInput } from "../../../platform/schema.generated.ts";
import { changeProfile } from "../use-cases/change-profile.ts";

/** Both fields do the same; clients send the WhatsApp id by the Custom one [Q83]. */
export async function answerProfileChange(context: RequestContext, input: UpdateMemberProfileInput) {
  const outcome = await changeProfile(context, memberSessionOf(context), input);
  if (outcome.ok) return { success: true, mobile: outcome.value.mobile ?? null, code: "SUCCESS", message: null };
  const { failure } = outcome;
  return { success: false, mobile: null, code: failure.code, message: refusalMessage(failure) };
}
