import { isAddressText } from "@gelora/locale/address.ts";

export type TypedTaxData = { readonly taxCode: string; readonly company: string; readonly companyAddress: string };
export type TaxDataError = "TAX_CODE" | "EMPTY" | "TOO_LONG";

/** As the shop takes them [ORD-24]. */
export const longestTaxData = { taxCode: 24, company: 100, companyAddress: 200 } as const;

/** An NPWP has 15 digits in its old form and 16 in the new one, written with dots or without. */
export function taxCodeError(typed: string): TaxDataError | undefined {
  return /^\d{15,16}$/.test(typed.replace(/[\s.-]/g, "")) ? undefined : "TAX_CODE";
}

export function taxTextError(typed: string, most: number): TaxDataError | undefined {
  if (typed.trim() === "") return "EMPTY";
  return isAddressText(typed, most) ? undefined : "TOO_LONG";
}
