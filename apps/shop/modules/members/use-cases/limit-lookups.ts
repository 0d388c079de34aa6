import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import { createRateLimit, createRateLimits } from "@gelora/service-kit/rate-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";

export type Lookup = "mobile" | "email";

/** A person corrects a typing mistake a few times; nobody registers with twenty numbers. */
const perSession = createRateLimit({ tries: 20, within: hours(1) });
const perSource = createRateLimits(hours(1));
const perDay = createRateLimits(hours(24));

/**
 * Questions whether a number or an address has an account tell who is a member, so one browser and one source get few answers (AC-09). A new session does not help: the source's
 * count goes on.
 */
export async function limitLookup(
  { platform, session, source }: RequestContext,
  lookup: Lookup,
): Promise<Outcome<void>> {
  const waits = [
    session ? await perSession.take(`${lookup} ${session.sessionId}`) : 0,
    await perSource(platform.configuration.ACCOUNT_CHECKS_PER_HOUR).take(`${lookup} ${source}`),
  ];
  const seconds = Math.max(...waits);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}

/** Whether the day's answers are used up, however many sources ask: the truth is kept back then, and whoever owns the number learns it after its code. */
export async function isDayUsedUp({ configuration }: Platform, lookup: Lookup): Promise<boolean> {
  return (await perDay(configuration.ACCOUNT_CHECKS_PER_DAY).take(lookup)) > 0;
}
