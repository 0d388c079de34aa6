import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { days, hours } from "@gelora/service-kit/durations.ts";
import { includesSource } from "@gelora/service-kit/networks.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mask, maskEmail } from "../domain/mask.ts";
import { selectMemberByMobile } from "../storage/members.ts";

/** What a caller who only knows a number may learn: whether it is a member's, and a masked name. */
export type MaskedMember = {
  readonly status: "ACTIVE" | "INACTIVE" | "GUEST" | "NOT_FOUND";
  readonly nimbusId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly phoneVerified?: boolean;
};

/** Where a look-up comes from. */
type Asker = {
  readonly source: string;
  /** What identifies the session, a secret; undefined without one. */
  readonly session: string | undefined;
};

/**
 * The look-up reveals which numbers are members', so each source gets few answers (abuse case
 * AC-09), each session few wherever it is, as in a network that may ask often, and each number, a
 * card's or not, is asked about by few sources. The windows of who uses them up grow: a session's,
 * which is one person's, up to a day, and a source's, where neighbours wait too, up to four hours.
 * In a network of many phones all of them use up its windows, so those do not grow.
 */
export const statusLimits = platformPart("the limits of look-ups", ({ counts }: Platform) => ({
  ofSource: counts.limits("look-ups", hours(1), hours(4)),
  ofNetwork: counts.limits("look-ups in a shared network", hours(1)),
  ofSession: counts.limits("look-ups of a session", hours(1), days(1)),
  ofNumber: counts.limit("look-ups of a number", { tries: 60, within: hours(1) }),
}));

export async function lookUpMemberStatus(
  platform: Platform,
  phone: string,
  asker: Asker,
): Promise<Outcome<MaskedMember>> {
  const error = mobileError(phone);
  if (error) return failure(error);
  const mobile = mobileDigitsOf(phone);
  const wait = await secondsToWait(platform, mobile, asker);
  if (wait > 0) return failure("TOO_MANY_REQUESTS", { seconds: wait });
  const member = await selectMemberByMobile(platform, mobile);
  if (!member) return success({ status: "NOT_FOUND" });
  return success({
    status: member.status,
    nimbusId: mask(member.memberCode),
    firstName: mask(member.firstName),
    lastName: mask(member.lastName),
    email: maskEmail(member.email),
    emailVerified: member.emailVerified,
    phoneVerified: member.phoneVerified,
  });
}

/** Counts a look-up, and says how long to wait where there were too many. */
async function secondsToWait(platform: Platform, mobile: string, { source, session }: Asker): Promise<number> {
  const { ofSource, ofNetwork, ofSession, ofNumber } = statusLimits.of(platform);
  const { configuration } = platform;
  const most = configuration.MEMBER_CHECKS_PER_HOUR;
  const isShared = includesSource(configuration.SHARED_NETWORKS, source);
  const atSource = (isShared ? ofNetwork : ofSource)(sourceLimit(configuration, source, most));
  const bySource = await atSource.take(source);
  if (bySource > 0) return bySource;
  const bySession = session === undefined ? 0 : await ofSession(most).take(digestOfToken(session));
  return bySession || ofNumber.take(mobile);
}
