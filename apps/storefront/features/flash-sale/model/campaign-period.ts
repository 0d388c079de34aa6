import { clockInWords, dayInWords } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";

/** The parts of a sentence that says when a campaign runs. */
export type CampaignPeriod = {
  readonly day: string;
  readonly from: string;
  readonly lastDay: string;
  readonly to: string;
};

const minuteMs = 60_000;

/**
 * People say that a sale ends at 23.59 of its last day, not at midnight of the next.
 * @param ends the first moment that no longer belongs to it
 */
export function campaignPeriod(begins: number, ends: number, language: Language): CampaignPeriod {
  const isMidnight = clockInWords(new Date(ends), "en-US") === "00:00";
  const last = new Date(isMidnight ? ends - minuteMs : ends);
  const first = new Date(begins);
  return {
    day: dayInWords(first, language),
    from: clockInWords(first, language),
    lastDay: dayInWords(last, language),
    to: clockInWords(last, language),
  };
}
