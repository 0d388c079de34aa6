import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { askForFlashReminder } from "../use-cases/ask-for-flash-reminder.ts";

export const remindOfFlashSale: MutationResolvers["remindOfFlashSale"] = async (_parent, { activityCode }, context) => {
  const { accountCode } = memberSessionOf(context);
  const { platform, language } = context;
  const outcome = await askForFlashReminder(platform, accountCode, activityCode, language);
  const now = platform.clock.now();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);
};
