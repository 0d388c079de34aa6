/** `21/11/2026 17:05` of the shop's `21/11/2026 17:05:33`, in Jakarta's time, without seconds. */
export function shownMoment(moment: string): string {
  return moment.replace(/:\d\d$/, "");
}
