/** The shop's local time: Asia/Jakarta, UTC+7 all year, WIB [Q90]. */
const offsetMs = 7 * 60 * 60 * 1000;

const monthNames = {
  "en-US": [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  "id-ID": [
    "Januari",
    "Februari",
    "Maret",
    "April",
    "Mei",
    "Juni",
    "Juli",
    "Agustus",
    "September",
    "Oktober",
    "November",
    "Desember",
  ],
} as const;

function parts(moment: Date) {
  const wall = new Date(moment.getTime() + offsetMs);
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    day: two(wall.getUTCDate()),
    month: two(wall.getUTCMonth() + 1),
    monthIndex: wall.getUTCMonth(),
    year: String(wall.getUTCFullYear()),
    time: `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}:${two(wall.getUTCSeconds())}`,
  };
}

/** `21/11/2026`, the date format of lists [LOC-11]. */
export function formatDay(moment: Date): string {
  const { day, month, year } = parts(moment);
  return `${day}/${month}/${year}`;
}

/** `21/11/2026 16:05:09`, the time format of the order detail [LOC-12]. */
export function formatDayAndTime(moment: Date): string {
  return `${formatDay(moment)} ${parts(moment).time}`;
}

/** `21 November 2026 | 16:05:09`, the default format [LOC-13]. */
export function formatMoment(moment: Date, language: keyof typeof monthNames): string {
  const { day, monthIndex, year, time } = parts(moment);
  return `${day} ${monthNames[language][monthIndex]} ${year} | ${time}`;
}

/** `1 November 2026`, as read in a sentence. */
export function dayInWords(moment: Date, language: keyof typeof monthNames): string {
  const { day, monthIndex, year } = parts(moment);
  return `${Number(day)} ${monthNames[language][monthIndex]} ${year}`;
}

/** `16:05`, and in Indonesian `16.05`, as read in a sentence. */
export function clockInWords(moment: Date, language: keyof typeof monthNames): string {
  const time = parts(moment).time.slice(0, 5);
  return language === "id-ID" ? time.replace(":", ".") : time;
}

/** The beginning of a calendar day in Jakarta, which has no summer time. @param day `2026-11-21` */
export function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}

/** `2026-11-21`: the calendar day in Jakarta, for date arithmetic and for the API. */
export function jakartaDay(moment: Date): string {
  const { day, month, year } = parts(moment);
  return `${year}-${month}-${day}`;
}
