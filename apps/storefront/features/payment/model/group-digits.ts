/** A number as people read it to each other: `8000 1234 56`. Spaces are for the eye; what is copied has none. */
export function groupDigits(number: string): string {
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}
