/** Bands of price and of discount that the listing filters by. */

/** Lower bounds in whole rupiah; each band reaches up to the next one's bound, the last is open. */
const priceBounds = [0, 100_000, 250_000, 500_000, 1_000_000, 2_000_000];

/** Codes such as `250000-500000` and `2000000-`. */
export const priceBands: readonly string[] = priceBounds.map(
  (from, index) => `${from}-${priceBounds[index + 1] ?? ""}`,
);

export function priceBandOf(price: number): string {
  const index = priceBounds.findLastIndex((bound) => price >= bound);
  return priceBands[Math.max(index, 0)] ?? "";
}

/** "At least so many per cent off": a product of 35 % belongs to 10, 20 and 30. */
export const discountBands: readonly string[] = ["10", "20", "30", "50"];

export function discountBandsOf(percent: number): string[] {
  return discountBands.filter((band) => percent >= Number(band));
}

/** Whole per cent off, rounded down so that no promise is too high. */
export function discountPercent(listPrice: number, salePrice: number): number {
  return Math.floor(((listPrice - salePrice) * 100) / listPrice);
}
