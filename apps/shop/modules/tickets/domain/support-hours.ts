import { jakartaDay } from "@gelora/locale/jakarta-time.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Whether chat support is there at a moment, and when that changes: each day 8am to 9pm WIB
 * [SHL-31].
 */
export function supportHoursAt(moment: Date): { readonly isOpen: boolean; readonly changesAt: Date } {
  const today = jakartaDay(moment);
  const [opens, closes] = [Date.parse(`${today}T08:00:00+07:00`), Date.parse(`${today}T21:00:00+07:00`)];
  const now = moment.getTime();
  if (now < opens) return { isOpen: false, changesAt: new Date(opens) };
  return now < closes
    ? { isOpen: true, changesAt: new Date(closes) }
    : { isOpen: false, changesAt: new Date(opens + day) };
}
