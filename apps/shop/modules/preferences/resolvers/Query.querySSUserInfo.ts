import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { flagsOf } from "../domain/preferences.ts";
import { showPreferences } from "../use-cases/show-preferences.ts";

/** A member's own flags; another's code gets an empty answer, as an unknown one does [K35]. */
export const querySSUserInfo: QueryResolvers["querySSUserInfo"] = async (_parent, { userCode }, context) => {
  const { accountCode } = memberSessionOf(context);
  const { platform } = context;
  if (userCode !== accountCode) return { ...agreement(platform.clock.now()), data: [] };
  const preferences = await showPreferences(platform, accountCode);
  return { ...agreement(platform.clock.now()), data: [{ userCode, ...flagsOf(preferences) }] };
};
