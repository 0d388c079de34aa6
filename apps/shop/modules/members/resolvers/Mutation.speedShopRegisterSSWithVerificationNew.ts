import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { answerSignUp } from "./answer-sign-up.ts";

export const speedShopRegisterSSWithVerificationNew: MutationResolvers["speedShopRegisterSSWithVerificationNew"] = (
  _parent,
  { input },
  context,
) => answerSignUp(context, input);
