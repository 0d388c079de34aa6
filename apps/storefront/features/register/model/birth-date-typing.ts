/**
 * A day of birth as it is typed, always on its way to DD/MM/YYYY [SGN-27]. A phone's keys for numbers have no slash, so it comes by itself once the next
 * digit is typed; who types slashes, pastes, or lets the browser fill in 2000-03-05 is understood as well.
 */
export function typedBirthDate(before: string, typed: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.trim());
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const text = typed.replace(/[.\-\s]+/g, "/").replace(/[^\d/]/g, "");
  const goesOn = text.startsWith(before) && text.length > before.length;
  // What is mended in the middle or taken away is left as it stands, so that nothing jumps.
  if (!goesOn) return text.slice(0, 10);
  return withSlashes(text).slice(0, 10);
}

function withSlashes(text: string): string {
  const [day = "", month, year] = text.split("/", 3);
  if (year !== undefined) return [padded(day), padded(month ?? ""), year].join("/");
  if (month !== undefined) return [padded(day), month.slice(0, 2), ...rest(month)].join("/");
  return [day.slice(0, 2), ...rest(day).flatMap((later) => [later.slice(0, 2), ...rest(later)])].join("/");
}

/** What is left beyond two digits: the next part. */
const rest = (digits: string): string[] => (digits.length > 2 ? [digits.slice(2)] : []);

const padded = (digits: string): string => (digits.length === 1 ? `0${digits}` : digits);

/** When the field is left: 5/3/2000 becomes 05/03/2000. */
export function tidyBirthDate(typed: string): string {
  const [day, month, year] = typed.split("/", 3);
  if (!day || !month || !year) return typed;
  return [padded(day), padded(month), year].join("/");
}
