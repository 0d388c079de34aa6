import type { ProductRibbon } from "@gelora/contracts/catalogue-document.ts";
import { both } from "../../../tools/catalogue/taxonomy/localised.ts";
import type { RandomStream } from "./random.ts";
import type { Supply } from "./stock.ts";

const fresh: ProductRibbon = { text: both("New", "Baru"), position: "TOP_LEFT" };
const early: ProductRibbon = { text: both("Pre-order", "Pre-order"), position: "TOP_LEFT" };
const others: readonly ProductRibbon[] = [
  { text: both("Best seller", "Terlaris"), position: "TOP_LEFT" },
  { text: both("Limited", "Terbatas"), position: "TOP_LEFT" },
];

/**
 * At most one flag per product (LST-12, LST-13): new products are marked as new, some of the rest
 * have another flag.
 */
export function ribbonOf(supply: Supply, ageDays: number, random: RandomStream): ProductRibbon | undefined {
  if (supply === "preOrder") return early;
  if (ageDays <= 30) return fresh;
  return random.chance(0.15) ? random.pick(others) : undefined;
}
