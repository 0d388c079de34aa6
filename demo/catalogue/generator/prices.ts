import type { SalePeriod } from "@gelora/contracts/catalogue-document.ts";
import type { Brand } from "./brand.ts";
import type { ProductLine } from "./product-line.ts";
import type { RandomStream } from "./random.ts";

export type Price = { readonly listPrice: number; readonly salePrice: number };

const reductions = [10, 15, 20, 20, 25, 30, 30, 40, 50] as const;

/** The nearest realistic price: 39.000, 129.000, 1.649.000. */
function printed(amount: number): number {
  if (amount < 50_000) return Math.max(5_000, Math.round(amount / 1_000) * 1_000);
  const step = amount < 1_000_000 ? 10_000 : 50_000;
  return Math.round(amount / step) * step - 1_000;
}

/** The list price of a product's smallest size, in whole rupiah. */
export function listPriceOf(line: ProductLine, brand: Brand, random: RandomStream): number {
  const [low, high] = line.price;
  const position = Math.min(1, Math.max(0, brand.pricePosition + (random.fraction() - 0.5) * 0.5));
  return printed(low * (high / low) ** position);
}

/** Heavier weights cost more, bigger balls a little more; a shoe costs the same in every size. */
export function listPriceForSize(line: ProductLine, smallest: number, label: string, firstLabel: string): number {
  if (label === firstLabel) return smallest;
  if (line.making === "iron") return printed(smallest * (Number(label) / Number(firstLabel)) ** 0.9);
  if (line.sizing === "band") return printed(smallest * (1 + Number(label) / 25));
  if (line.making === "ball") return printed(smallest * (1 + (Number(label) - Number(firstLabel)) * 0.08));
  return smallest;
}

/** A reduction in percent for about a third of all products, 0 for the rest. */
export function reductionOf(random: RandomStream): number {
  return random.chance(0.34) ? random.pick(reductions) : 0;
}

/** @param reduction in percent, 0 for none */
export function priceOf(listPrice: number, reduction: number): Price {
  return {
    listPrice,
    salePrice: reduction === 0 ? listPrice : Math.min(listPrice, printed(listPrice * (1 - reduction / 100))),
  };
}

/**
 * Most reductions are permanent. Most of the others began a few days ago, and some have yet to
 * begin; all end within three weeks.
 */
export function salePeriodOf(random: RandomStream): SalePeriod | undefined {
  if (!random.chance(0.25)) return undefined;
  const begins = random.chance(0.75) ? -random.between(0, 3) : random.between(1, 4);
  return { begins, ends: Math.max(1, begins) + random.between(2, 14) };
}
