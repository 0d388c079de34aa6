/** The digits of a whole number with a dot between thousands, without its sign. */
export function groupThousands(amount: number): string {
  return Math.abs(Math.trunc(amount))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ".");
}
