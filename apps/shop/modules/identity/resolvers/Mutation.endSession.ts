import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { endOwnSession } from "../use-cases/end-own-session.ts";

export const endSession: MutationResolvers["endSession"] = async (_parent, { sessionId }, context) => {
  await endOwnSession(context, memberSessionOf(context), sessionId);
  return agreement(context.platform.clock.now());
};
