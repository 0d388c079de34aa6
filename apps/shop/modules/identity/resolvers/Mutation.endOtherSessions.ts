import { agreement, memberSessionOf } from "../../../platform/refusals.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { endMemberSessions } from "../use-cases/end-member-sessions.ts";

export const endOtherSessions: MutationResolvers["endOtherSessions"] = async (_parent, _input, context) => {
  const { accountCode, sessionId } = memberSessionOf(context);
  await endMemberSessions(context.platform, accountCode, { exceptSessionId: sessionId });
  return agreement(context.platform.clock.now());
};
