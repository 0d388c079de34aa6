import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { answerSignUp } from "./answer-sign-up.ts";

export const speedShopRegisterSSWithVerification: MutationResolvers["speedShopRegisterSSWithVerification"] = (
  _parent,
  { input },
  context,
) => answerSignUp(context, input);
