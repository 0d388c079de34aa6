import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { sendCode } from "../../codes/codes.ts";
import { say } from "../domain/words.ts";
import { linkedMember, refusal, refusalOfFailure } from "./refusal.ts";

export const mapClubSendPinCode: MutationResolvers["mapClubSendPinCode"] = async (_parent, _input, context) => {
  const { platform, language } = context;
  const member = await linkedMember(context);
  const outcome = await sendCode(platform, { member, purpose: "pin", language });
  if (!outcome.ok) throw refusalOfFailure(outcome.failure);
  switch (outcome.value) {
    case "sent":
      return { success: true };
    case "not sent":
      throw refusal("CODE_NOT_SENT", say(language, "codeNotSent"));
    case "no verified number":
      throw refusal("PHONE_NOT_VERIFIED", say(language, "noNumber"));
  }
};
