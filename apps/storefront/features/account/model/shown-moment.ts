/** `21/11/2026 17:05` of the shop's `21/11/2026 17:05:33`, which is Jakarta's time: nobody counts the seconds of a visit. */
export function shownMoment(moment: string): string {
  return moment.replace(/:\d\d$/, "");
}
