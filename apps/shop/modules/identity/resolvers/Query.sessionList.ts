import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { selectMemberSessions } from "../storage/member-sessions.ts";

export const sessionList: QueryResolvers["sessionList"] = async (_parent, _input, context) => {
  const own = memberSessionOf(context);
  const sessions = await selectMemberSessions(context.platform, own.accountCode);
  return sessions.map(({ sessionId, device, since, lastSeen }) => ({
    sessionId,
    device,
    since: formatDayAndTime(since),
    lastSeen: formatDayAndTime(lastSeen),
    current: sessionId === own.sessionId,
  }));
};
