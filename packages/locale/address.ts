/** The longest texts of a delivery address, in characters [CHK-08]. */
export const longestAddressText = { name: 50, address1: 100 } as const;

/** Stands for a district whose postal code is unknown [ACC-08, K28]. */
export const defaultZipCode = "00000";

/**
 * Whether there is nothing to see: invisible joiners alone are blank. A single mark is not, since
 * people with one name enter one as their last name.
 */
export function isBlank(typed: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(typed);
}

/** Whether a name or street fits on a parcel's label [CHK-08]. */
export function isAddressText(typed: string, longest: number): boolean {
  return !isBlank(typed) && typed.trim().length <= longest;
}

/**
 * Whether a name holds a link, or part of one. Our messages greet people by name, and anyone may
 * enter somebody else's mailbox: a name must not carry a stranger's link there.
 */
export function hasLink(name: string): boolean {
  return /www\.|[/\\]/iu.test(name.normalize("NFKC"));
}

/** Whether a recipient's name can be printed on a parcel's label and written in our messages. */
export function isRecipientName(typed: string): boolean {
  return isAddressText(typed, longestAddressText.name) && !hasLink(typed);
}

/** A postal code is five digits [CHK-09]. */
export function isZipCode(typed: string): boolean {
  return /^\d{5}$/.test(typed.trim());
}
