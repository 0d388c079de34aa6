import { agreement, memberSessionOf, refusal } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { changePreferences } from "../use-cases/change-preferences.ts";

export const synSSUserInfo: MutationResolvers["synSSUserInfo"] = async (_parent, { input }, context) => {
  const { accountCode } = memberSessionOf(context);
  const { platform } = context;
  const outcome = await changePreferences(platform, accountCode, input);
  return outcome.ok ? agreement(platform.clock.now()) : refusal(outcome.failure, platform.clock.now());
};
