import { hasEmoji, isAddressText } from "@gelora/locale/address.ts";

export type TypedTaxData = { readonly taxCode: string; readonly company: string; readonly companyAddress: string };
export type TaxDataError = "TAX_CODE" | "EMPTY" | "TOO_LONG" | "HAS_EMOJI" | "NO_LETTER";

/** As the shop takes them [ORD-24]. */
export const longestTaxData = { taxCode: 24, company: 100, companyAddress: 200 } as const;

/** An NPWP has 15 digits in its old form and 16 in the new one, written with dots or without. */
export function taxCodeError(typed: string): TaxDataError | undefined {
  const digits = typed.replace(/[\s.-]/g, "");
  return /^\d{15,16}$/.test(digits) && !isFiller(digits) ? undefined : "TAX_CODE";
}

/** A company is called by a name, not by a number. */
export function companyError(typed: string, most: number): TaxDataError | undefined {
  return taxTextError(typed, most) ?? (/\p{L}/u.test(typed) ? undefined : "NO_LETTER");
}

export function taxTextError(typed: string, most: number): TaxDataError | undefined {
  if (typed.trim() === "") return "EMPTY";
  if (hasEmoji(typed)) return "HAS_EMOJI";
  return isAddressText(typed, most) ? undefined : "TOO_LONG";
}

/** One digit alone, as shoppers without a number fill the field. */
const isFiller = (digits: string): boolean => /^(\d)\1*$/.test(digits);
