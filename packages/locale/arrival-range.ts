/**
 * The days between which a parcel arrives: `24-28 Nov`, `30 Nov - 2 Dec` (features: a date range,
 * not "2-3 days").
 * @param earliest and latest are calendar days, yyyy-MM-dd
 * @returns undefined if they are no days
 */
export function arrivalRange(
  earliest: string | null | undefined,
  latest: string | null | undefined,
  language: string,
): string | undefined {
  const [first, last] = [dayOf(earliest), dayOf(latest)];
  if (!first || !last) return undefined;
  const format = new Intl.DateTimeFormat(language === "en-US" ? "en-GB" : language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  if (first.getTime() === last.getTime()) return format.format(first);
  const sameMonth = first.getUTCMonth() === last.getUTCMonth();
  return sameMonth
    ? `${first.getUTCDate()}–${format.format(last)}`
    : `${format.format(first)} – ${format.format(last)}`;
}

function dayOf(text: string | null | undefined): Date | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
