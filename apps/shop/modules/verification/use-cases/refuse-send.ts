import { failure } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hoursUntilNextDay } from "../storage/senders.ts";
import { selectSendState } from "../storage/sends.ts";
import { takeAlarm } from "../storage/spending.ts";
import { hoursUntilTry } from "../storage/tries.ts";

type Refused = ReturnType<typeof failure>;

const hourMs = 3_600_000;

/** Why the address gets no code now. `timeRemaining` of the details is milliseconds, for a client that counts down. */
export async function refuseSend(platform: Platform, subject: string): Promise<Refused> {
  const { hasTry, dayIsOver, waitMs } = await selectSendState(platform, subject);
  // A code that cannot be entered is not worth a message.
  if (!hasTry) return failure("CODE_LOCKED", { hours: await hoursUntilTry(platform, subject) });
  const timeRemaining = Math.max(1, waitMs);
  if (dayIsOver) return failure("CODE_DAY_OVER", { hours: Math.ceil(timeRemaining / hourMs), timeRemaining });
  return failure("CODE_WAIT", { seconds: Math.ceil(timeRemaining / 1000), timeRemaining });
}

/** The source or the session has had its codes of the day. */
export async function refuseSender(platform: Platform, senders: readonly string[]): Promise<Refused> {
  return failure("CODE_DAY_OVER", { hours: await hoursUntilNextDay(platform, senders) });
}

/** The day's money is spent: codes go by mail alone until midnight in Jakarta. The log tells it once a day, whoever meets it first. */
export async function refuseBudget(platform: Platform): Promise<Refused> {
  const { CODE_BUDGET_PER_DAY: budget, CONTACT_EMAIL: email } = platform.configuration;
  if (await takeAlarm(platform))
    platform.log.error({ alarm: "code-budget", budget }, "the day's budget for codes to phones is spent");
  return failure("CODE_BUDGET_SPENT", { email });
}
