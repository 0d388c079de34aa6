import { hasLink } from "@gelora/locale/address.ts";

/**
 * The longest text of a field that has its own edit form in the account settings [ACC-12, CON-03].
 */
export const longestEdit = 20;

/** A WhatsApp id is 1 to 20 digits [ACC-12, Q16]. */
export function isWhatsappId(typed: string): boolean {
  return /^\d{1,20}$/.test(typed);
}

/** The longest name, short enough for a parcel's label. */
export const longestPersonName = 50;

/** A name that can be saved: not blank, not too long, and without a link. */
export function isPersonName(typed: string): boolean {
  const name = typed.trim();
  return name.length > 0 && name.length <= longestPersonName && !hasLink(name);
}
