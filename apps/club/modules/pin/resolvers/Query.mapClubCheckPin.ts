import type { Language } from "@gelora/locale/language.ts";
import type { GraphQLError } from "graphql";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { mostAttempts, type PinCheck } from "../domain/pin-check.ts";
import { say } from "../domain/words.ts";
import { checkPin } from "../use-cases/check-pin.ts";
import { linkedMember, refusal, refusalOfFailure } from "./refusal.ts";

/** Refusals are errors with a text for the shopper in their language [PIN-07, PIN-08]. */
export const mapClubCheckPin: QueryResolvers["mapClubCheckPin"] = async (_parent, { input }, context) => {
  const { memberCode } = await linkedMember(context);
  const outcome = await checkPin(context.platform, memberCode, input.pin);
  if (!outcome.ok) throw refusalOfFailure(outcome.failure);
  const checked = outcome.value;
  if (checked.result !== "right") throw refusalOf(checked, context.language);
  return { success: true, attemptsLeft: mostAttempts, proof: checked.proof };
};

function refusalOf(checked: Exclude<PinCheck, { readonly result: "right" }>, language: Language): GraphQLError {
  switch (checked.result) {
    case "wrong":
      return refusal("PIN_WRONG", say(language, "wrong"), { attemptsLeft: checked.attemptsLeft });
    case "disabled":
      return refusal("PIN_DISABLED", say(language, "disabled"), { attemptsLeft: 0 });
    case "not set":
      return refusal("PIN_NOT_SET", say(language, "notSet"));
  }
}
