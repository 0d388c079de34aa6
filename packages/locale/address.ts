/** The longest texts of a delivery address, in characters [CHK-08]. */
export const longestAddressText = { name: 50, address1: 100 } as const;

/** Stands for a district whose postal code is unknown [ACC-08, K28]. */
export const defaultZipCode = "00000";

/** A postal code as an address shows it; the stand-in is never shown. */
export function shownZipCode(code: string | null | undefined): string {
  return code && code !== defaultZipCode ? code : "";
}

/**
 * Whether there is nothing to see: invisible joiners alone are blank. A single mark is not, since
 * people with one name enter one as their last name.
 */
export function isBlank(typed: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(typed);
}

/**
 * Whether there is an emoji among the letters, which no label printer and no tax office accepts.
 */
export function hasEmoji(typed: string): boolean {
  return /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(typed);
}

/** Whether a name or street fits on a parcel's label [CHK-08]. */
export function isAddressText(typed: string, longest: number): boolean {
  return !isBlank(typed) && !hasEmoji(typed) && typed.trim().length <= longest;
}

/** Common endings of addresses: with one of them, also a short word before the dot is a link. */
const addressEndings = new Set(
  "app asia biz click club cn co com dev fun id info io link live ly me mobi my net online org page ru sg shop site space store to top tv vip web win xyz".split(
    " ",
  ),
);

/**
 * Before a dot without a space, names have an initial or a title: `A.R.Rahman`, `Moh.Ali`,
 * `Prof.Dr.`.
 */
const longestTitle = 4;

/**
 * Whether a name holds a link, or part of one. Our messages greet people by name, and anyone may
 * enter someone else's mailbox: a name must not carry someone else's link there. Mail programs also
 * make a link of a bare domain: a longer word, a dot and letters, or any word and a common ending.
 */
export function hasLink(name: string): boolean {
  const text = name.normalize("NFKC").toLowerCase();
  if (/www\.|[/\\]/u.test(text)) return true;
  return [...text.matchAll(/([\p{L}\p{N}-]+)[.\u3002](?=(\p{L}{2,}))/gu)].some(
    ([, before = "", after = ""]) => before.length > longestTitle || addressEndings.has(after),
  );
}

/** Whether a recipient's name can be printed on a parcel's label and written in our messages. */
export function isRecipientName(typed: string): boolean {
  return isAddressText(typed, longestAddressText.name) && !hasLink(typed);
}

/** A postal code is five digits [CHK-09]. */
export function isZipCode(typed: string): boolean {
  return /^\d{5}$/.test(typed.trim());
}
