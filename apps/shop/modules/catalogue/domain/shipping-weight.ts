import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";

/** Packed weight in grams by root category, for couriers; merchants' files seldom state it. */
const byRootCategory: Readonly<Record<string, number>> = {
  footwear: 1000,
  apparel: 300,
  equipment: 1200,
  accessories: 300,
};
const otherGrams = 500;
const wrappingGrams = 200;

/**
 * The weight in grams of a parcel with one piece. Goods sold by weight (dumbbells) weigh what their
 * size says.
 */
export function shippingWeight(rootCategory: string | undefined, system: SizeSystem, label: string): number {
  const own = Number(label);
  if (system === "KG" && own > 0) return Math.round(own * 1000) + wrappingGrams;
  return (rootCategory && byRootCategory[rootCategory]) || otherGrams;
}
