import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showFlashReminders } from "../use-cases/show-reminders.ts";

export const flashReminderList: QueryResolvers["flashReminderList"] = async (_parent, _input, context) => {
  const { accountCode } = memberSessionOf(context);
  const reminders = await showFlashReminders(context.platform, accountCode);
  return reminders.map(({ campaignCode, askedAt, sentAt }) => ({
    activityCode: campaignCode,
    askedTime: askedAt.toISOString(),
    sentTime: sentAt?.toISOString() ?? null,
  }));
};
