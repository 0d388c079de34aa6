/** The price and discount bands of the listing's filters. */

/** Lower bounds in whole rupiah; each band ends at the next bound, the last is open. */
const priceBounds = [0, 100_000, 250_000, 500_000, 1_000_000, 2_000_000];

/** Codes such as `250000-500000` and `2000000-`. */
export const priceBands: readonly string[] = priceBounds.map(
  (from, index) => `${from}-${priceBounds[index + 1] ?? ""}`,
);

export function priceBandOf(price: number): string {
  const index = priceBounds.findLastIndex((bound) => price >= bound);
  return priceBands[Math.max(index, 0)] ?? "";
}

/** Minimum discounts in per cent: a product at 35 % off is in 10, 20 and 30. */
export const discountBands: readonly string[] = ["10", "20", "30", "50"];

export function discountBandsOf(percent: number): string[] {
  return discountBands.filter((band) => percent >= Number(band));
}

/** Whole per cent off, rounded down so as not to promise too much. */
export function discountPercent(listPrice: number, salePrice: number): number {
  return Math.floor(((listPrice - salePrice) * 100) / listPrice);
}
