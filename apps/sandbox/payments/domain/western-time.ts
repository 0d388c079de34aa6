/** Midtrans writes moments in Jakarta time (UTC+7) without naming the zone. */
const offsetMs = 7 * 3_600_000;

/** @returns for instance `2026-11-21 20:59:04` */
export function westernTime(moment: number): string {
  return new Date(moment + offsetMs).toISOString().slice(0, 19).replace("T", " ");
}

const written = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-])(\d{2})(\d{2})$/;

/** Parses a moment such as `2026-11-21 20:59:04 +0700`. @returns undefined for any other format */
export function readZonedTime(text: string): number | undefined {
  const parts = written.exec(text);
  if (!parts) return undefined;
  const [, day, time, sign, hours, minutes] = parts;
  const moment = Date.parse(`${day}T${time}${sign}${hours}:${minutes}`);
  return Number.isNaN(moment) ? undefined : moment;
}
