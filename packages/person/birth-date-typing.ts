/**
 * Formats a date of birth as DD/MM/YYYY while it is typed [SGN-27]. Numeric phone keyboards have no
 * slash, so it is inserted when the next digit is typed; typed slashes, pasted text and a browser's
 * autofill of 2000-03-05 work as well.
 */
export function typedBirthDate(before: string, typed: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.trim());
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const text = typed.replace(/[.\-\s]+/g, "/").replace(/[^\d/]/g, "");
  // Eight digits in place of what stood there: pasted, filled in or dictated at once.
  if (/^\d{8}$/.test(text)) return withSlashes(text);
  const goesOn = text.startsWith(before) && text.length > before.length;
  // Edits in the middle and deletions are left alone, so that the cursor does not jump.
  if (!goesOn) return text.slice(0, 10);
  return withSlashes(text).slice(0, 10);
}

function withSlashes(text: string): string {
  const [day = "", month, year] = text.split("/", 3);
  if (year !== undefined) return [padded(day), padded(month ?? ""), year].join("/");
  if (month !== undefined) return [padded(day), month.slice(0, 2), ...rest(month)].join("/");
  return [day.slice(0, 2), ...rest(day).flatMap((later) => [later.slice(0, 2), ...rest(later)])].join("/");
}

/** Whatever exceeds two digits goes to the next part. */
const rest = (digits: string): string[] => (digits.length > 2 ? [digits.slice(2)] : []);

const padded = (digits: string): string => (digits.length === 1 ? `0${digits}` : digits);

/** On blur: 5/3/2000, 05032000 and 0503/2000 become 05/03/2000. */
export function tidyBirthDate(typed: string): string {
  const digits = /^(\d{2})\/?(\d{2})\/?(\d{4})$/.exec(typed);
  if (digits) return digits.slice(1).join("/");
  const [day, month, year] = typed.split("/", 3);
  if (!day || !month || !year) return typed;
  return [padded(day), padded(month), year].join("/");
}
