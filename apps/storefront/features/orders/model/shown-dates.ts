import { formatDay, formatDayAndTime } from "@gelora/locale/jakarta-time.ts";

/** `21/11/2026` for a calendar day `2026-11-21` or a moment [LOC-11]; other text is unchanged. */
export function shownDay(text: string | null | undefined): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? "");
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  return shown(text, formatDay);
}

/**
 * `21/11/2026 16:05:09` for a moment, in Jakarta's time [LOC-12, K38]; the server's own text if it
 * sends one.
 */
export function shownMoment(text: string | null | undefined): string {
  return shown(text, formatDayAndTime);
}

/** The same with the time's zone; a day without a time has none. */
export function shownMomentWithZone(text: string | null | undefined): string {
  const moment = shownMoment(text);
  return moment.includes(":") ? `${moment} WIB` : moment;
}

function shown(text: string | null | undefined, format: (moment: Date) => string): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}T/.test(text)) return text ?? "";
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : format(moment);
}
