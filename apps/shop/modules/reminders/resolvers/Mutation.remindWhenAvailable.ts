import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { askForReminder } from "../use-cases/ask-for-reminder.ts";

/** [RMD-01, RMD-02, Q63] */
export const remindWhenAvailable: MutationResolvers["remindWhenAvailable"] = async (_parent, { input }, context) => {
  const { accountCode: memberCode } = memberSessionOf(context);
  const { platform, language } = context;
  const { productCode, skuCode } = input;
  const outcome = await askForReminder(platform, { memberCode, productCode, skuCode: skuCode ?? "", language });
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
