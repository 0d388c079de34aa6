import { agreement } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { logOut } from "../use-cases/log-out.ts";

export const logout: MutationResolvers["logout"] = async (_parent, _input, context) => {
  await logOut(context);
  return agreement(context.platform.clock.now());
};
