import { formatRupiah } from "./format-rupiah.ts";

/** Whether a reason names an amount itself, as a coupon "Rp25.000 off" does: once is enough. */
export function saysAmount(reason: string, amount: number): boolean {
  const [, after] = reason.split(formatRupiah(amount), 2);
  // Not a larger amount that begins alike.
  return after !== undefined && !/^\.?\d/.test(after);
}
