/**
 * Prices are shown with the prefix Rp, no decimals and a dot between thousands, in both languages alike [LOC-09], and without a space
 * after the prefix, as Indonesian spelling has it.
 * Written by hand rather than with `Intl.NumberFormat`, whose output differs between the languages and puts a no-break space after the sign.
 */
export function formatRupiah(amount: number): string {
  const digits = Math.abs(Math.trunc(amount)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ".");
  return `${amount < 0 ? "-" : ""}Rp${grouped}`;
}
