/** A calendar day of the contract, `2026-12-19`, as it is shown: `19/12/2026` [LOC-11]. */
export function shownCalendarDay(day: string): string {
  return day.split("-").toReversed().join("/");
}
