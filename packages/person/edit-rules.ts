/** The longest text of a field that is edited alone in the account settings [ACC-12, CON-03]. */
export const longestEdit = 20;

/** A WhatsApp id is 1 to 20 digits [ACC-12, Q16]. */
export function isWhatsappId(typed: string): boolean {
  return /^\d{1,20}$/.test(typed);
}

/** A name that can be kept: something beside blanks, of a length that fits a parcel's label. */
export function isPersonName(typed: string): boolean {
  const name = typed.trim();
  return name.length > 0 && name.length <= 50;
}
