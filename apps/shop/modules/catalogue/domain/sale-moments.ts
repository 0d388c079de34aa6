import type { SalePeriod } from "@gelora/contracts/catalogue-document.ts";
import { jakartaDay, midnightOf } from "@gelora/locale/jakarta-time.ts";
import { days } from "@gelora/service-kit/durations.ts";

export type SaleMoments = { readonly begins: Date | undefined; readonly ends: Date | undefined };

/**
 * The moments of a period. Relative days are counted once, from the day of the import, as for
 * pre-orders.
 */
export function saleMoments(period: SalePeriod, today: Date): SaleMoments {
  return { begins: momentOf(period.begins, today), ends: momentOf(period.ends, today) };
}

function momentOf(end: string | number | undefined, today: Date): Date | undefined {
  if (typeof end !== "number") return end === undefined ? undefined : new Date(end);
  return midnightOf(jakartaDay(new Date(today.getTime() + days(end))));
}

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** What is invalid about a period; undefined when it is valid. */
export function salePeriodError(period: SalePeriod, today: Date): string | undefined {
  const ends = [period.begins, period.ends].filter((end) => end !== undefined);
  if (ends.some((end) => (typeof end === "number" ? !Number.isSafeInteger(end) : !isMoment(end)))) {
    return "a sale period that is neither a moment with its offset nor whole days";
  }
  const { begins, ends: over } = saleMoments(period, today);
  return begins && over && begins >= over ? "a sale that ends before it begins" : undefined;
}

function isMoment(text: string): boolean {
  return withOffset.test(text) && !Number.isNaN(Date.parse(text));
}
