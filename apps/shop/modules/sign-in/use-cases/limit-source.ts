import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { hours, type Milliseconds, minutes } from "@gelora/service-kit/durations.ts";
import { createRateLimit, type RateLimit } from "@gelora/service-kit/rate-limit.ts";
import type { Platform } from "../../../platform/platform.ts";

const limitsBySetting = new Map<string, RateLimit>();

/** One source signs in so often, whoever it is: a list of stolen passwords is tried account by account, where no account's own count is reached (AC-11). */
export function limitSignIns({ configuration }: Platform, source: string): Promise<Outcome<void>> {
  return take("sign-in", configuration.SIGN_INS_PER_MINUTE, minutes(1), source);
}

/** One source has so many mails sent. */
export function limitResetRequests({ configuration }: Platform, source: string): Promise<Outcome<void>> {
  return take("reset", configuration.RESET_REQUESTS_PER_HOUR, hours(1), source);
}

async function take(name: string, tries: number, within: Milliseconds, source: string): Promise<Outcome<void>> {
  const setting = `${name}:${tries}`;
  const limit = limitsBySetting.get(setting) ?? createRateLimit({ tries, within });
  limitsBySetting.set(setting, limit);
  const seconds = await limit.take(source);
  return seconds > 0 ? failure("TOO_MANY_REQUESTS", { seconds }) : success(undefined);
}
