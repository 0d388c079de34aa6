import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { stopWaiting } from "../use-cases/stop-waiting.ts";

export const withdrawReminder: MutationResolvers["withdrawReminder"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  const { platform } = context;
  await stopWaiting(platform, accountCode, input.skuCode ?? "");
  return agreement(platform.clock.now());
};
