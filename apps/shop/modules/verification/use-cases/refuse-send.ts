import { failure, type Refused } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { selectSendState } from "../storage/sends.ts";
import { takeAlarm } from "../storage/spending.ts";
import { hoursUntilTry } from "../storage/tries.ts";

const hourSeconds = 3600;

/**
 * Why the address gets no code now. `timeRemaining` of the details is in milliseconds, for a
 * client's countdown.
 */
export async function refuseSend(platform: Platform, subject: string): Promise<Refused> {
  const { hasTry, dayIsOver, waitMs } = await selectSendState(platform, subject);
  // A code that cannot be entered is not worth a message.
  if (!hasTry) return failure("CODE_LOCKED", { seconds: hourSeconds * (await hoursUntilTry(platform, subject)) });
  const timeRemaining = Math.max(1, waitMs);
  const wait = { seconds: Math.ceil(timeRemaining / 1000), timeRemaining };
  return dayIsOver ? failure("CODE_DAY_OVER", wait) : failure("CODE_WAIT", wait);
}

/** The source or the session has used its codes of the day; the answer is in whole hours. */
export function refuseSender(secondsLeft: number): Refused {
  return failure("CODE_DAY_OVER", { seconds: hourSeconds * Math.ceil(secondsLeft / hourSeconds) });
}

/**
 * The day's money is spent: codes go by mail only until midnight in Jakarta. Logged once a day, by
 * the first caller that meets it.
 */
export async function refuseBudget(platform: Platform): Promise<Refused> {
  const { CODE_BUDGET_PER_DAY: budget, CONTACT_EMAIL: email } = platform.configuration;
  if (await takeAlarm(platform))
    platform.log.error({ alarm: "code-budget", budget }, "the day's budget for codes to phones is spent");
  return failure("CODE_BUDGET_SPENT", { email });
}
