import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { createRateLimit, createRateLimits } from "@gelora/service-kit/rate-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session.ts";

/** Nobody checks out as so many guests in one browser. */
const accountsPerBrowser = createRateLimit({ tries: 30, within: minutes(60) });
const sessionsBySource = createRateLimits(minutes(1));

/** Sessions and guest accounts cost a row each and are given to anybody, so one source gets so many a minute and one browser so many accounts (AC-69). */
export async function limitNewSession(
  { configuration }: Platform,
  source: string,
  session?: Session,
): Promise<Outcome<void>> {
  const seconds = session
    ? await accountsPerBrowser.take(session.visitorKey)
    : await sessionsBySource(configuration.NEW_SESSIONS_PER_MINUTE).take(source);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}
