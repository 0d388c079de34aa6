import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { say } from "../domain/words.ts";
import { choosePin } from "../use-cases/choose-pin.ts";
import { linkedMember, refusal, refusalOfFailure } from "./refusal.ts";

export const mapClubSetPin: MutationResolvers["mapClubSetPin"] = async (_parent, { input }, context) => {
  const { platform, language } = context;
  const { memberCode } = await linkedMember(context);
  const outcome = await choosePin(platform, memberCode, input);
  if (!outcome.ok) throw refusalOfFailure(outcome.failure);
  switch (outcome.value) {
    case "chosen":
      return { success: true };
    case "weak":
      throw refusal("PIN_WEAK", say(language, "weak"));
    case "wrong code":
      throw refusal("CODE_WRONG", say(language, "wrongCode"));
  }
};
