import { isAddressText } from "@gelora/locale/address.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";

/** Who an invoice is for, when a company asks for it. */
export type TaxData = {
  /** NPWP: 15 digits of the old form, 16 of the new. */
  readonly taxCode: string;
  readonly company: string;
  readonly companyAddress: string;
};

const longest = { company: 100, companyAddress: 200 } as const;

/**
 * Tax data as typed, with the number's digits only.
 * @returns failure TAX_DATA_INVALID with the first wrong field
 */
export function readTaxData(typed: TaxData): Outcome<TaxData> {
  const taxCode = typed.taxCode.replace(/[\s.-]/g, "");
  const company = typed.company.trim();
  const companyAddress = typed.companyAddress.trim();
  // Shoppers without a number fill the field with one repeated digit.
  if (!/^\d{15,16}$/.test(taxCode) || /^(\d)\1*$/.test(taxCode))
    return failure("TAX_DATA_INVALID", { field: "taxCode" });
  if (!isAddressText(company, longest.company) || !/\p{L}/u.test(company))
    return failure("TAX_DATA_INVALID", { field: "company" });
  if (!isAddressText(companyAddress, longest.companyAddress))
    return failure("TAX_DATA_INVALID", { field: "companyAddress" });
  return success({ taxCode, company, companyAddress });
}
