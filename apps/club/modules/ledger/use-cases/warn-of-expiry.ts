import { formatDay } from "@gelora/locale/jakarta-time.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMembers, type Member } from "../../membership/membership.ts";
import { writeExpiryWarnings } from "../../messaging/messaging.ts";
import { type DueWarning, takeDueWarnings } from "../storage/warnings.ts";

const batch = 100;
/** Days before the end of a month's points, and until when a warning is not too late. */
const warnings = [
  { daysBefore: 30, notWithin: 7 },
  { daysBefore: 7, notWithin: 0 },
] as const;

/** Mails members with a verified address 30 and 7 days before points expire, once each. */
export async function warnOfExpiry(platform: Platform): Promise<void> {
  for (const warning of warnings) while ((await warnSome(platform, { ...warning, limit: batch })) === batch);
}

function warnSome(platform: Platform, which: Parameters<typeof takeDueWarnings>[1]): Promise<number> {
  return platform.database.transaction(async () => {
    const due = await takeDueWarnings(platform, which);
    const members = await findMembers(
      platform,
      due.map(({ memberCode }) => memberCode),
    );
    const byCode = new Map(members.map((member) => [member.memberCode, member]));
    await writeExpiryWarnings(
      platform,
      due.flatMap((warning) => mailTo(byCode.get(warning.memberCode), warning)),
    );
    return due.length;
  });
}

function mailTo(member: Member | undefined, { points, expiresAt }: DueWarning) {
  if (!member?.emailVerified) return [];
  const { email: to, language, firstName } = member;
  // The last moment before it, so that the day is the last one on which they can be used.
  return [{ to, language, firstName, points, day: formatDay(new Date(expiresAt.getTime() - 1)) }];
}
