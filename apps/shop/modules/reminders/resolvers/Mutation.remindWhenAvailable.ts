import { isEmail } from "@gelora/locale/email.ts";
import { failure } from "@gelora/outcomes/outcome.ts";
import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { askForReminder } from "../use-cases/ask-for-reminder.ts";

/** [RMD-01, RMD-02, Q63] */
export const remindWhenAvailable: MutationResolvers["remindWhenAvailable"] = async (_parent, { input }, context) => {
  const { accountCode: memberCode } = memberSessionOf(context);
  const { platform, language } = context;
  const now = platform.clock.now();
  // Not written to, but a form that takes it must hear that it is none.
  if (input.email?.trim() && !isEmail(input.email.trim())) return refusal(failure("EMAIL_INVALID").failure, now);
  const { productCode, skuCode } = input;
  const outcome = await askForReminder(platform, { memberCode, productCode, skuCode: skuCode ?? "", language });
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
