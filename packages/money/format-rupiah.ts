import { groupThousands } from "./group-thousands.ts";

/**
 * Prices have the prefix Rp, no decimals and a dot between thousands, in both languages [LOC-09],
 * without a space after the prefix, as Indonesian spelling requires.
 * Not `Intl.NumberFormat`: its output differs between the languages and puts a no-break space after
 * the sign.
 */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? "-" : ""}Rp${groupThousands(amount)}`;
}
