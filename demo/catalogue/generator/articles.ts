/**
 * Numbers that identify goods, derived from the product's place in the catalogue and therefore
 * stable.
 */

export function productCodeOf(prefix: string, index: number): string {
  return `${prefix}${String(index + 1).padStart(6, "0")}`;
}

export function skuCodeOf(productCode: string, colourCode: string, sizeLabel: string): string {
  return `${productCode}-${colourCode}-${sizeLabel.toUpperCase()}`;
}

/**
 * As on the box: maker, model, colour way, for instance `DR10007-002`. All sizes of a colour way
 * share it.
 */
export function articleNumber(prefix: string, index: number, colourIndex: number): string {
  return `${prefix}${10_001 + index}-${String(colourIndex + 1).padStart(3, "0")}`;
}

/** The check digit of an EAN-13 from the first twelve: odd places weigh one, even places three. */
export function eanCheckDigit(twelve: string): number {
  const sum = Array.from(twelve).reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

const numbersOfPrefix = 1_000_000_000n;
/**
 * Coprime with the count of numbers, so that every sku has its own number and neighbours look
 * unrelated.
 */
const scatter = 387_420_489n;

/** An EAN-13 with Indonesia's prefix (899). A product has at most a hundred skus. */
export function barcodeOf(index: number, skuIndex: number): string {
  const place = (BigInt(index) * 100n + BigInt(skuIndex)) % numbersOfPrefix;
  const twelve = `899${String((place * scatter + 20_450_817n) % numbersOfPrefix).padStart(9, "0")}`;
  return `${twelve}${eanCheckDigit(twelve)}`;
}
