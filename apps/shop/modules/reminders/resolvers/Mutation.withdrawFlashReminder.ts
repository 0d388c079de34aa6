import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { forgetFlashSale } from "../use-cases/stop-waiting.ts";

export const withdrawFlashReminder: MutationResolvers["withdrawFlashReminder"] = async (
  _parent,
  { activityCode },
  context,
) => {
  const { accountCode } = memberSessionOf(context);
  await forgetFlashSale(context.platform, accountCode, activityCode);
  return agreement(context.platform.clock.now());
};
