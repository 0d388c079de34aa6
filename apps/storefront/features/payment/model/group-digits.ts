/** Up to here the eye takes a number as a whole. */
const shortest = 7;

/** A number as people read it to each other: `8000 1234 56`. Spaces are for the eye; what is copied has none. */
export function groupDigits(number: string): string {
  if (number.length < shortest) return number;
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}
