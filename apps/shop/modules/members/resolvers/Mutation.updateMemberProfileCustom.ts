import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { answerProfileChange } from "./answer-profile-change.ts";

export const updateMemberProfileCustom: MutationResolvers["updateMemberProfileCustom"] = (
  _parent,
  { input },
  context,
) => answerProfileChange(context, input);
