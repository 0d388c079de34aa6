import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session.ts";

export const sessionLimits = platformPart("the limits of sessions", ({ counts }: Platform) => ({
  /** More guest accounts than anyone needs in one browser. */
  accountsPerBrowser: counts.limit("accounts-of-a-browser", { tries: 30, within: minutes(60) }),
  sessionsBySource: counts.limits("new-sessions", minutes(1)),
}));

/**
 * Sessions and guest accounts cost a row each and need no credentials, so both are limited: by
 * source per minute, and accounts by browser too (AC-69).
 */
export async function limitNewSession(platform: Platform, source: string, session?: Session): Promise<Outcome<void>> {
  const { accountsPerBrowser, sessionsBySource } = sessionLimits.of(platform);
  const { configuration } = platform;
  const seconds = session
    ? await accountsPerBrowser.take(session.visitorKey)
    : await sessionsBySource(sourceLimit(configuration, source, configuration.NEW_SESSIONS_PER_MINUTE)).take(source);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}
