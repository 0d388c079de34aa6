import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import { type Rupiah, rupiah } from "@gelora/money/rupiah.ts";

/** How value added tax (PPN) is counted from a day on. */
type TaxRule = {
  /** Calendar day in Jakarta. */
  readonly from: string;
  readonly percent: number;
  /** The part of the price that is taxed (DPP). */
  readonly baseShare: { readonly parts: number; readonly of: number };
};

/**
 * Newest first; the next law adds a row. Since 2025 goods that are no luxury are taxed 12 % of
 * eleven twelfths of their price (PMK 131/2024, "DPP nilai lain"), which is 11 % of it.
 */
const taxRules: readonly [TaxRule, ...TaxRule[]] = [
  { from: "2025-01-01", percent: 12, baseShare: { parts: 11, of: 12 } },
];

/** The tax within a sum of prices that include it. */
export type InvoiceTax = {
  /** What was charged, the tax included. */
  readonly withTax: Rupiah;
  readonly withoutTax: Rupiah;
  readonly base: Rupiah;
  /** As it is written: 11/12. */
  readonly baseShare: string;
  readonly percent: number;
  /** What is left of the sum, so that the parts add up to the rupiah. */
  readonly tax: Rupiah;
};

/**
 * The tax of an invoice [ORD-24]. Points are a way of paying, so what they paid is taxed;
 * promotions and coupons take off the price, and delivery is a part of it.
 */
export function invoiceTax(
  order: { readonly total: Rupiah; readonly usedPointAmount: Rupiah },
  paidAt: Date,
): InvoiceTax {
  const day = jakartaDay(paidAt);
  const { percent, baseShare } = taxRules.find(({ from }) => from <= day) ?? taxRules[0];
  const withTax = rupiah(order.total + order.usedPointAmount);
  const { parts, of } = baseShare;
  const withoutTax = rupiah(Math.round((withTax * 100 * of) / (100 * of + percent * parts)));
  return {
    withTax,
    withoutTax,
    base: rupiah(Math.round((withoutTax * parts) / of)),
    baseShare: `${parts}/${of}`,
    percent,
    tax: rupiah(withTax - withoutTax),
  };
}
