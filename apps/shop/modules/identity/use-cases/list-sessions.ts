import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { MemberSession } from "../../../platform/session.ts";
import { selectMemberSessions } from "../storage/member-sessions.ts";

export type ListedSession = {
  readonly sessionId: string;
  readonly device: string;
  /** `21/11/2026 16:05:09`, in Jakarta. */
  readonly since: string;
  readonly lastSeen: string;
  readonly current: boolean;
};

/** The live sessions of this member, most recently used first. */
export async function listSessions(platform: Platform, own: MemberSession): Promise<readonly ListedSession[]> {
  const sessions = await selectMemberSessions(platform, own.accountCode);
  return sessions.map(({ sessionId, device, since, lastSeen }) => ({
    sessionId,
    device,
    since: formatDayAndTime(since),
    lastSeen: formatDayAndTime(lastSeen),
    current: sessionId === own.sessionId,
  }));
}
