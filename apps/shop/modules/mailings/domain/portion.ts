import { type Milliseconds, milliseconds, minutes } from "@gelora/service-kit/durations.ts";

const portionsAMinute = 6;

/** How many are taken at once, and how long until the next: a rate without bursts. */
export function portionOf(perMinute: number): { readonly size: number; readonly wait: Milliseconds } {
  const size = Math.max(1, Math.floor(perMinute / portionsAMinute));
  return { size, wait: milliseconds(Math.ceil((minutes(1) * size) / perMinute)) };
}

const enoughToJudge = 10;

/**
 * Whether the mail server refuses everything, as with a wrong account at it: then the mailing
 * rests, rather than going through the whole list in vain.
 * @param last how the last sends ended, the newest first
 */
export function isRefusedThroughout(last: readonly ("sent" | "refused")[]): boolean {
  const judged = last.slice(0, enoughToJudge);
  return judged.length === enoughToJudge && judged.every((state) => state === "refused");
}
