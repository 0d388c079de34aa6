import { jakartaDay } from "@gelora/locale/jakarta-time.ts";

/** A day of birth; as `2000-03-05` so that it sorts, compares and fits a database's date. */
export type BirthDate = string & { readonly __birthDate: never };

/** How old a member is at least [SGN-21, CON-03]. */
export const minimumAge = 18;
const oldest = 130;

/** Reads `20000305` (the shop's calls), `05/03/2000` (the club's and the screen's) and `2000-03-05` [SGN-27, K12]. @returns undefined for a day that is on no calendar */
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

/** `20000305`, as the shop's calls and its records hold it [SGN-27]. */
export function compactBirthDate(date: BirthDate): string {
  return date.replaceAll("-", "");
}

/** `05/03/2000`, as people read it [SGN-27]. */
export function shownBirthDate(date: BirthDate): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}

/** Whether somebody born on this day is 18 by the calendar in Jakarta [SGN-21, Q90], and not born before anybody alive. */
export function isOldEnough(date: BirthDate, now: Date): boolean {
  const [year = "", ...rest] = jakartaDay(now).split("-");
  const daysAgo = (years: number) => [String(Number(year) - years), ...rest].join("-");
  return date <= daysAgo(minimumAge) && date > daysAgo(oldest);
}
