import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { answerProfileChange } from "./answer-profile-change.ts";

export const updateMemberProfile: MutationResolvers["updateMemberProfile"] = (_parent, { input }, context) =>
  answerProfileChange(context, input);
