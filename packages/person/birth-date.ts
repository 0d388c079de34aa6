import { jakartaDay } from "@gelora/locale/jakarta-time.ts";

/** A date of birth, as `2000-03-05` so that it sorts, compares and fits a database's date. */
export type BirthDate = string & { readonly __birthDate: never };

/** A member's minimum age [SGN-21, CON-03]. */
export const minimumAge = 18;
const oldest = 130;

/**
 * Reads what the API takes: `20000305`, and `05/03/2000` of the club's form [SGN-27, K12].
 * @returns undefined for anything else, and for a day that does not exist
 */
export function readSentBirthDate(text: string): BirthDate | undefined {
  return /^(\d{8}|\d\d\/\d\d\/\d{4})$/.test(text) ? readBirthDate(text) : undefined;
}

/**
 * Reads `20000305` (the API), `05/03/2000` (the club's form and the screens) and `2000-03-05` (date
 * fields and records) [SGN-27, K12]. @returns undefined for a day that does not exist
 */
export function readBirthDate(text: string): BirthDate | undefined {
  const found =
    /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/.exec(text) ??
    /^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/.exec(text) ??
    /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/.exec(text);
  if (!found?.groups) return undefined;
  const { year, month, day } = found.groups;
  const written = `${year}-${month}-${day}`;
  const moment = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return exists ? (written as BirthDate) : undefined;
}

/** Whether it is written as the screens ask for it, whatever the day, such as 31/02/2000. */
export const isWrittenAsDay = (text: string): boolean => /^\d\d\/\d\d\/\d{4}$/.test(text);

/** `20000305`, the format of the shop's API and records [SGN-27]. */
export function compactBirthDate(date: BirthDate): string {
  return date.replaceAll("-", "");
}

/** `05/03/2000`, the format on screen [SGN-27]. */
export function shownBirthDate(date: BirthDate): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}

/**
 * Whether a person born on this day is at least 18 by the calendar in Jakarta [SGN-21, Q90], and
 * the date is plausible for a living person.
 */
export function isOldEnough(date: BirthDate, now: Date): boolean {
  const [year = "", ...rest] = jakartaDay(now).split("-");
  const daysAgo = (years: number) => [String(Number(year) - years), ...rest].join("-");
  return date <= daysAgo(minimumAge) && date > daysAgo(oldest);
}
