import { type Rupiah, rupiah } from "./rupiah.ts";
import { splitWhole } from "./split-whole.ts";

/** Splits an amount by weights, to the rupiah; see `splitWhole`. */
export function splitRupiah(amount: Rupiah, weights: readonly number[]): Rupiah[] {
  return splitWhole(amount, weights).map(rupiah);
}
