import { mobilePrefix } from "@gelora/locale/mobile.ts";

/** Keeps a number on one line. */
const blank = "\u00a0";

/** `+62 812 3456 7890`, as people read numbers out. @param mobile the digits after +62 */
export function shownMobile(mobile: string): string {
  const groups = [mobile.slice(0, 3), mobile.slice(3, 7), mobile.slice(7)];
  return [mobilePrefix, ...groups.filter((group) => group !== "")].join(blank);
}
