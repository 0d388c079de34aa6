import { flatRefusal, memberSessionOf } from "../../../platform/refusals.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { UpdateMemberProfileInput } from "../../../platform/schema.generated.ts";
import { changeProfile } from "../use-cases/change-profile.ts";

/** Both mutations do the same; clients send the WhatsApp id through the Custom one [Q83]. */
export async function answerProfileChange(context: RequestContext, input: UpdateMemberProfileInput) {
  const outcome = await changeProfile(context, memberSessionOf(context), input);
  if (outcome.ok) return { success: true, mobile: outcome.value.mobile ?? null, code: "SUCCESS", message: null };
  return { ...flatRefusal(outcome.failure), mobile: null };
}
