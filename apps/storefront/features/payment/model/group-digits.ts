/** Up to this length a number needs no grouping. */
const shortest = 7;

/**
 * A number in groups: `8000 1234 56`, of which none is a single digit. The spaces are visual; the
 * copied text has none.
 */
export function groupDigits(number: string): string {
  if (number.length < shortest) return number;
  return number.replace(/(.{4})(?=..)/g, "$1 ");
}
