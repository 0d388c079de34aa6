import { randomInt } from "node:crypto";
import { jakartaDay } from "@gelora/locale/jakarta-time.ts";

/** Without letters and digits that are easily confused. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * `GL261121K7M2QX`: the day in Jakarta, then six characters that cannot be guessed from another
 * order's (a thousand million for each day). The unique index decides whether it is free (I-18).
 */
export function newOrderCode(moment: Date): string {
  return newDatedCode("GL", moment);
}

/** The same format for codes of other things, such as a return. */
export function newDatedCode(prefix: string, moment: Date): string {
  const day = jakartaDay(moment).slice(2).replaceAll("-", "");
  return `${prefix}${day}${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}

/** Six digits to show in the store [ORD-37]. */
export function newPickupCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}
