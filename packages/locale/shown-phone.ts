import { mobilePrefix, shownMobile } from "./mobile.ts";

/** The largest cities' area codes have two digits, all others three. */
const shortAreaCodes: ReadonlySet<string> = new Set(["21", "22", "24", "31", "61"]);

/**
 * A telephone number as people read it, a mobile's or one with an area code: `+62 21 2900 0000`, on
 * one line. Numbers of other countries stay as they are.
 */
export function shownPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (!digits.startsWith("62")) return phone;
  const own = digits.slice(2);
  if (own.startsWith("8")) return shownMobile(own);
  const area = shortAreaCodes.has(own.slice(0, 2)) ? 2 : 3;
  const groups = [own.slice(0, area), own.slice(area, area + 4), own.slice(area + 4)].filter((group) => group !== "");
  return [mobilePrefix, ...groups].join("\u00a0");
}
