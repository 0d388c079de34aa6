import { formatRupiah } from "@gelora/money/format-rupiah.ts";

type Adjustment = { readonly source: string; readonly code: string };

/**
 * Whether a reduction is in a line's prices: the sale price, and what the offer takes off under
 * which a gift or an add-on lies in the cart. Other offers lower the sum alone, in rows of their
 * own [CHK-10].
 */
function isIncluded(
  { source, code }: Adjustment,
  { activityCode }: { readonly activityCode?: string | null | undefined },
): boolean {
  return source === "SALE_PRICE" || code === activityCode;
}

type Saving = Adjustment & { readonly explanation: string; readonly amount: number };

/**
 * The words of a reduction, in the cart and at the checkout. A name that tells the sum itself, as
 * "Rp25.000 off", is not followed by the same sum.
 */
export function savingWords(
  saving: Saving,
  line: { readonly activityCode?: string | null | undefined },
): "saving" | "savingInTotal" | "savingByCoupon" {
  if (isIncluded(saving, line)) return "saving";
  const isTold = saving.source === "COUPON" && saving.explanation.includes(formatRupiah(saving.amount));
  return isTold ? "savingByCoupon" : "savingInTotal";
}
